import { maskJsonComments } from '@/lib/audit/facts/structured-data/mask-json-comments';

const masked = (text: string) => maskJsonComments(text).trim();

describe('JSON with something around it', () => {
  it.each([
    ['a CDATA section', '<![CDATA[{"a":1}]]>'],
    ['a commented CDATA section', '//<![CDATA[\n{"a":1}\n//]]>'],
    ['a CDATA section in comments of more lines', '/*<![CDATA[*/{"a":1}/*]]>*/'],
    ['a CDATA section in an HTML comment', '<!--//<![CDATA[\n{"a":1}\n//]]> // -->'],
    ['blanks about everything', ' <![CDATA[ {"a":1} \t ]]> \n ; \n'],
    ['an HTML comment', '<!-- {"a":1} -->'],
    ['an HTML comment whose end is commented', '<!--\n{"a":1}\n// -->;'],
    ['a semicolon', '{"a":1} ;\n'],
    ['a byte order mark', '\uFEFF{"a":1}'],
    ['comments', '/* one */{"a":1}// two'],
  ])('is what remains of %s', (_, text) => {
    expect(masked(text)).toBe('{"a":1}');
    expect(maskJsonComments(text)).toHaveLength(text.length);
  });

  it.each(['{"a":"]]>"}', '{"a":"// -->"}', '{"a":"x"} ]]> x', '{"a":1} --> x'])(
    'is left alone where that is no end of it: %s',
    (text) => {
      expect(masked(text)).toBe(text);
    },
  );

  it('takes no time to speak of, however it ends', () => {
    const before = process.cpuUsage();
    for (const blanks of [170, 100_000]) {
      const text = `{"a":1}${'\t'.repeat(20)}]]>${'\t'.repeat(blanks)}x`;
      expect(maskJsonComments(text)).toBe(text);
      maskJsonComments(`{"a":1}${'\t'.repeat(blanks)}-->${'\t'.repeat(blanks)};${' \n'.repeat(blanks)}`);
    }
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });
});
