import { formatPlainNumbers } from '@/lib/audit/report/words/format-plain-numbers';

describe('formatPlainNumbers', () => {
  it.each([
    ['The title has {length} characters.', 'The title has {length, number} characters.'],
    [
      '{count, plural, one {# of {total} links} other {# of { total } links}}: {name}',
      '{count, plural, one {# of {total, number} links} other {# of { total , number} links}}: {name}',
    ],
    ['{kind, select, a {{total}} other {total}}', '{kind, select, a {{total, number}} other {total}}'],
    ['<b>{total}</b>', '<b>{total}</b>'],
  ])('writes plain figures as numbers: %s', (message, expected) => {
    expect(formatPlainNumbers(message, ['length', 'total'])).toBe(expected);
  });

  it.each([
    "Say so:\n'<img width=\"'{width}'\">'",
    'Cache-Control: max-age={width}',
    "'{'\"@type\": {width}'}'",
  ])('leaves what is to be pasted to machines: %s', (message) => {
    expect(formatPlainNumbers(message, ['width'])).toBe(message);
  });

  it.each(['{width, number}', '{width, plural, one {#} other {#}}', "'{width}'", '{width', 'none'])(
    'leaves alone what is no plain argument: %s',
    (message) => {
      expect(formatPlainNumbers(message, ['width'])).toBe(message);
    },
  );
});
