import { describe, expect, it } from 'vitest';
import { code_of, table_from } from './code';

describe('a table’s code', () => {
  it('is read however it was written down', () => {
    expect(table_from('5RTH-TYAP-APSJ')).toBe('5rthtyapapsj');
    expect(table_from(' 5rth tyap apsj ')).toBe('5rthtyapapsj');
    expect(table_from('http://192.168.1.7:8080/t/5rthtyapapsj')).toBe('5rthtyapapsj');
    expect(table_from('http://192.168.1.7:8080/t/5rthtyapapsj/')).toBe('5rthtyapapsj');
  });
  it('takes letters for the digits they look like', () => {
    expect(table_from('OIL0-0000-0000')).toBe('011000000000');
  });
  it('is refused when it is not one', () => {
    for (const text of ['', '5rth', '5rthtyapapsj0', '5rthtyapaps!', 'uuuuuuuuuuuu']) expect(table_from(text)).toBeNull();
  });
  it('comes back from how it is shown', () => {
    expect(code_of('5rthtyapapsj')).toBe('5RTH-TYAP-APSJ');
    expect(table_from(code_of('0123456789ab'))).toBe('0123456789ab');
  });
});
