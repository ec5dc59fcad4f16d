import type { ReportTexts } from './texts';

export const kEnglish: ReportTexts = {
  report: 'Report',
  report_whom: (name) => `Report ${name}`,
  who_reads: 'Whoever runs this server gets your report, with what was said last at this table. Nobody here is told.',
  why: 'Why?',
  reasons: {
    insults: 'Insults or threats',
    cheating: 'Cheating',
    name: 'An offensive name',
    spam: 'Spam or flooding',
    other: 'Something else',
  },
  without: 'Report without a reason',
  thanks: (name) => `Thank you. Your report of ${name} was sent.`,
};
