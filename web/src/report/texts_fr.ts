import type { ReportTexts } from './texts';

export const kFrench: ReportTexts = {
  report: 'Signaler',
  report_whom: (name) => `Signaler ${name}`,
  who_reads: 'Ton signalement va à qui gère ce serveur, avec les derniers messages de cette table. Personne ici n’en est averti.',
  why: 'Pourquoi ?',
  reasons: {
    insults: 'Insultes ou menaces',
    cheating: 'Triche',
    name: 'Un nom choquant',
    spam: 'Messages à répétition',
    other: 'Autre chose',
  },
  without: 'Signaler sans donner de raison',
  thanks: (name) => `Merci. Ton signalement de ${name} est envoyé.`,
};
