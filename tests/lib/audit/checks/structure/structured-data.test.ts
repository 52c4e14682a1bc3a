import { structuredData } from '@/lib/audit/checks/structure/structured-data';
import { structuredDataPresent } from '@/lib/audit/checks/structure/structured-data-present';
import { runCheck } from '@/tests/support/run-check';

const script = (json: string, type = 'application/ld+json') => `<script type="${type}">${json}</script>`;

describe('structured-data', () => {
  it.each([
    ['a comma too many', script('{"@context":"https://schema.org","@type":"Dentist",}'), 'unparsable'],
    ['nothing in it', script(' '), 'unparsable'],
    ['HTML entities', script('{&quot;@context&quot;:&quot;https://schema.org&quot;}'), 'unparsable'],
    [
      'a line break in a text',
      script('{"@context":"https://schema.org","@type":"Thing","name":"a\nb"}'),
      'unparsable',
    ],
    [
      'one of two scripts broken',
      script('{"@context":"https://schema.org","@type":"Thing"}') + script('{'),
      'unparsable',
    ],
    ['no vocabulary', script('{"@type":"Dentist"}'), 'no-context'],
    ['the vocabulary misspelt', script('{"@context":"https://shema.org","@type":"Dentist"}'), 'no-context'],
    ['context without the @', script('{"context":"https://schema.org","@type":"Dentist"}'), 'no-context'],
    ['an empty list', script('[]'), 'no-context'],
    ['no type', script('{"@context":"https://schema.org","name":"Smith"}'), 'no-type'],
    [
      'a node of a graph without type',
      script('{"@context":"https://schema.org","@graph":[{"@type":"Thing"},{"name":"x"}]}'),
      'no-type',
    ],
    ['one thing', script('{"@context":"https://schema.org","@type":"Dentist"}'), 'passed'],
    ['http and a slash', script('{"@context":"http://schema.org/","@type":["Dentist","Store"]}'), 'passed'],
    ['a list of things', script('[{"@context":"https://schema.org","@type":"Dentist"}]'), 'passed'],
    [
      'a graph with references',
      script('{"@context":"https://schema.org","@graph":[{"@type":"Thing","@id":"#a"},{"@id":"#b"}]}'),
      'passed',
    ],
    [
      'a vocabulary among others',
      script('{"@context":["https://w3id.org/x",{"@vocab":"https://schema.org/"}],"@type":"Thing"}'),
      'passed',
    ],
    ['a byte order mark', script('\uFEFF{"@context":"https://schema.org","@type":"Thing"}'), 'passed'],
    ['CDATA', script('//<![CDATA[\n{"@context":"https://schema.org","@type":"Thing"}\n//]]>'), 'passed'],
    [
      'CDATA in comments',
      script('/*<![CDATA[*/{"@context":"https://schema.org","@type":"Thing"}/*]]>*/'),
      'passed',
    ],
    ['an HTML comment', script('<!--\n{"@context":"https://schema.org","@type":"Thing"}\n-->'), 'passed'],
    [
      'comments and a semicolon',
      script('/* SEO */ {"@context":"https://schema.org", // vocabulary\n"@type":"Thing"};'),
      'passed',
    ],
    [
      'slashes in a text',
      script('{"@context":"https://schema.org","@type":"Thing","url":"https://a.example//b /* c */"}'),
      'passed',
    ],
    [
      'a type with its character set',
      script('{"@context":"https://schema.org","@type":"Thing"}', 'Application/LD+JSON; charset=utf-8'),
      'passed',
    ],
    [
      'another vocabulary',
      script('{"@context":"https://www.w3.org/ns/activitystreams","type":"Note"}'),
      'passed',
    ],
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/Dentist"><b itemprop="name">Smith</b></div>',
      'passed',
    ],
    ['other JSON', script('{', 'application/json'), 'not-applicable'],
    ['nothing', '<p>Smith</p>', 'not-applicable'],
  ])('%s', (_, html, found) => {
    expect(runCheck(structuredData, { html }).found).toBe(found);
  });

  it('names the line of the page and the place where it stops making sense', () => {
    const html = `<title>x</title>\n<script type="application/ld+json">\n{ "@context": "https://schema.org",\n  "name": "A "quoted" word" }\n</script>`;
    const { outcome, said } = runCheck(structuredData, { html });
    expect(outcome).toMatchObject({ values: { line: 4 }, evidence: [{ line: 4 }] });
    expect(said).toContain('quoted');
  });

  it('says which things the page describes', () => {
    const html = script(
      '{"@context":"https://schema.org","@type":"Plumber","address":{"@type":"PostalAddress"}}',
    );
    expect(runCheck(structuredData, { html }).said).toContain('Plumber, PostalAddress');
  });

  it('reads a hundred thousand brackets without falling over', () => {
    expect(runCheck(structuredData, { html: script('['.repeat(99_000)) }).found).toBe('unparsable');
  });
});

describe('structured-data-present', () => {
  it.each([
    ['nothing', '<p>Smith</p>', 'missing'],
    ['a script', script('{"@context":"https://schema.org","@type":"Thing"}'), 'passed'],
    ['a broken script is structured-data’s matter', script('{'), 'passed'],
    ['microdata', '<div itemscope itemtype="https://schema.org/Dentist"></div>', 'passed'],
  ])('%s', (_, html, found) => {
    expect(runCheck(structuredDataPresent, { html }).found).toBe(found);
  });
});
