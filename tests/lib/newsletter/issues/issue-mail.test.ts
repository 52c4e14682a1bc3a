import { issueHtml } from '@/lib/newsletter/issues/issue-html';
import { chooseText, linkAddress, renderIssue } from '@/lib/newsletter/issues/issue-mail';
import { issuePlain } from '@/lib/newsletter/issues/issue-plain';
import { issueTextSchema } from '@/lib/newsletter/issues/schema';

const same = (href: string) => href;
const write = (fields: object) => issueTextSchema.parse({ locale: 'en', ...fields });

describe('an issue as HTML', () => {
  it('has headings, lists, quotes, tables and code with inline styles', () => {
    const html = issueHtml(
      '# One\n\nA **b** *c* ~~d~~ `e`\n\n1. x\n2. y\n\n> q\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n```\n<code>\n```\n\n---',
      same,
    );
    for (const part of [
      '<h1 style=',
      '<strong>b</strong>',
      '<em>c</em>',
      '<s>d</s>',
      '<ol style=',
      '<blockquote style=',
      '<th style=',
      'text-align:end">2</td>',
      '&lt;code&gt;',
      '<hr style=',
    ]) {
      expect(html).toContain(part);
    }
  });

  it.each([
    ['an element', 'a <script>alert(1)</script> b'],
    ['a block', '<img src=x onerror=alert(1)>'],
    ['an address', '[x](javascript:alert(1))'],
    ['a data address', '[x](data:text/html,x)'],
    ['a quote in an address', '[x](https://a.example/"onclick="alert(1))'],
    ['a quote in a name', '![" onerror="alert(1)](https://a.example/x.png)'],
  ])('lets %s do nothing', (_name, markdown) => {
    const html = issueHtml(markdown, (href) => linkAddress(href, 'en'));
    expect(html).not.toMatch(/<(script|img)|href="(javascript|data):|" on\w+=/);
  });
});

describe('the links of an issue', () => {
  it.each([
    ['/blog/1', 'de', '/de/blog/1'],
    ['/blog/1#more', 'en', '/blog/1#more'],
    ['/fa/blog/1', 'de', '/fa/blog/1'],
    ['/og/home-en.png', 'de', '/og/home-en.png'],
  ] as const)('lead from %s for a reader in %s to the full address of %s', (href, locale, path) => {
    const link = linkAddress(href, locale);
    expect(link).toMatch(/^https?:\/\//);
    expect(link?.endsWith(path)).toBe(true);
  });

  it('may lead to other websites, mail programs and telephones, and nowhere else', () => {
    expect(linkAddress('https://b.example/', 'de')).toBe('https://b.example/');
    expect(linkAddress('mailto:a@b.example', 'de')).toBe('mailto:a@b.example');
    expect(linkAddress('tel:+61755500000', 'de')).toBe('tel:+61755500000');
    expect(linkAddress('ftp://b.example/', 'de')).toBeUndefined();
  });
});

describe('an issue as text', () => {
  it('keeps the words, and the addresses of links behind them', () => {
    const text = issuePlain(
      '# One\n\nSee [how](https://a.example/1), or <https://a.example/2>.\n\n- a\n- b\n\n> q\n\n| a | b |\n|-|-|\n| 1 | 2 |',
      same,
    );
    expect(text).toBe(
      'One\n---\n\nSee how (https://a.example/1), or https://a.example/2.\n\n- a\n- b\n\n> q\n\na | b\n1 | 2',
    );
  });
});

describe('the mail with an issue', () => {
  const text = write({ subject: 'One\r\nthing', preheader: 'Ten <minutes>', body: 'Do [this](/blog/1).' });
  const token = 'U'.repeat(22);

  it('names the sender with the postal address, and has a visible and a one-click way out', async () => {
    const mail = (await renderIssue(text, 'en'))({ email: 'deb@nerang.example', token });
    expect(mail.subject).toBe('One thing');
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Cornerpiece Pty Ltd');
      expect(part).toContain('Robina QLD 4226, Australia');
      expect(part).toContain(`/api/newsletter/unsubscribe?token=${token}`);
      expect(part).toContain('You get this because you subscribed to the Tuesday email');
    }
    expect(mail.html).toContain('Ten &lt;minutes&gt;');
    expect(mail.html).toMatch(/href="http[^"]+\/blog\/1"/);
    expect(mail.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<http[^>]+token=U{22}&locale=en>, <mailto:[^>]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('is written from right to left for Persian, with an English text in its own direction', async () => {
    const persian = write({ locale: 'fa', subject: 'یک چیز', body: 'متن' });
    const own = (await renderIssue(persian, 'fa'))({ email: 'a@b.example', token });
    expect(own.html).toContain('<html lang="fa" dir="rtl">');
    const borrowed = (await renderIssue(text, 'fa'))({ email: 'a@b.example', token });
    expect(borrowed.html).toContain('<html lang="en-AU" dir="ltr">');
    expect(borrowed.html).toContain('<div lang="fa" dir="rtl"');
    expect(borrowed.html).toContain('لغو اشتراک');
  });

  it('falls back to English, and to nothing without it', () => {
    const german = write({ locale: 'de', subject: 'Eins', body: 'x' });
    expect(chooseText([german, text], 'de')).toBe(german);
    expect(chooseText([german, text], 'pl')).toBe(text);
    expect(chooseText([german], 'pl')).toBeUndefined();
  });
});
