import axe from 'axe-core';
import { isKnownLanguage } from '@/lib/audit/facts/page/known-language';

declare module 'axe-core' {
  interface Utils {
    /** Missing in the package's types. */
    validLangs(): string[];
  }
}

describe('the language registry', () => {
  it('knows every language that axe-core knows', () => {
    expect(axe.utils.validLangs().filter((code) => !isKnownLanguage(code))).toEqual([]);
  });

  it('knows no other combination of letters, but for Bihari', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const pairs = letters.flatMap((one) => letters.map((two) => one + two));
    const all = [...pairs, ...pairs.flatMap((pair) => letters.map((letter) => pair + letter))];
    const known = new Set(axe.utils.validLangs());
    expect(all.filter((code) => isKnownLanguage(code) && !known.has(code))).toEqual(['bih']);
  });

  it.each(['', ' ', 'e', 'engl', 'e1', 'en_AU', '-en', 'é'])('doesn’t know %j', (tag) => {
    expect(isKnownLanguage(tag)).toBe(false);
  });
});
