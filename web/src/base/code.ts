// Twelve characters that cannot be taken for one another; how people write them down does not matter.
const kCode = /^[0-9a-hjkmnp-tv-z]{12}$/;

// The table that a link, or a code someone typed, stands for.
export function table_from(text: string): string | null {
  const last = text.trim().replace(/\/$/, '').split('/').pop() ?? '';
  const code = last.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return kCode.test(code) ? code : null;
}
export const code_of = (table: string): string => (table.toUpperCase().match(/.{1,4}/g) ?? []).join('-');
