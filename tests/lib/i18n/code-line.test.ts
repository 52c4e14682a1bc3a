import { isCodeLine, withoutMarksInCode } from '@/lib/i18n/code-line';

describe('isCodeLine', () => {
  it.each([
    '<link rel="canonical" href="https://smith.example/">',
    '{ "@type": "Plumber" }',
    'Disallow:',
    'Sitemap: https://smith.example/sitemap.xml',
    'RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [L,R=301]',
    'font-display: swap;',
    '; Secure; HttpOnly; SameSite=Lax',
    'Strict-Transport-Security: max-age=31536000',
  ])('knows %s for a line to paste', (line) => expect(isCodeLine(line)).toBe(true));

  it.each([
    'Put this line in the head of the page:',
    'Ask whoever looks after the server.',
    'این خط را بگذارید:',
  ])('knows %s for a sentence', (line) => expect(isCodeLine(line)).toBe(false));
});

it('leaves marks for right-to-left reading in sentences and takes them out of what is pasted', () => {
  const fix = 'نشانی \u2068smith.example\u2069 را بنویسید:\n<a href="tel:\u2068+61755500123\u2069">';
  expect(withoutMarksInCode(fix)).toBe(
    'نشانی \u2068smith.example\u2069 را بنویسید:\n<a href="tel:+61755500123">',
  );
});
