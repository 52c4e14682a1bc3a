import { findJsonError } from '@/lib/audit/facts/structured-data/find-json-error';

describe('where JSON stops being JSON', () => {
  it.each([
    ['{"a": 1,}', 8],
    ['{"a" 1}', 5],
    ['{a: 1}', 1],
    ['[1 2]', 3],
    ['["a"b"]', 4],
    ["{'a': 1}", 1],
    ['{"a": 01}', 6],
    ['{"a": undefined}', 6],
    ['{} {}', 3],
    ['[}', 1],
    ['["a\nb"]', 1],
    ['["\\x"]', 1],
  ])('%j at %i', (text, position) => {
    expect(findJsonError(text)).toBe(position);
  });

  it.each(['', '{', '[1,', '{"a":', '  '])('%j ends too early', (text) => {
    expect(findJsonError(text)).toBe(text.length);
  });

  it('agrees with JSON.parse on what is JSON', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '1',
      '-2.5e3',
      'true',
      'null',
      ' ',
      '"\\u00e9\\n"',
      '0',
      '\u00a0',
    ];
    let seed = 7;
    const next = (limit: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % limit;
    };
    const differing = Array.from({ length: 20_000 }, () =>
      Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)]).join(''),
    ).filter((text) => (findJsonError(text) === null) !== isJson(text));
    expect(differing).toEqual([]);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
