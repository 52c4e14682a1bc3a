import { env } from '@/lib/config/env';
import { findIssueNotes } from '@/lib/newsletter/issues/find-issue-notes';
import { issueHtml } from '@/lib/newsletter/issues/issue-html';
import { chooseText, renderIssue } from '@/lib/newsletter/issues/issue-mail';
import { issuePlain } from '@/lib/newsletter/issues/issue-plain';
import { findLinkUrl, resolveLink } from '@/lib/newsletter/issues/resolve-link';
import { issueTextSchema } from '@/lib/newsletter/issues/schema';
import { describeIssueNote } from '@/lib/staff/describe-issue-note';

const same = (href: string) => href;
const write = (fields: object) => issueTextSchema.parse({ locale: 'en', ...fields });

describe('an issue as HTML', () => {
  it('has headings, lists, quotes, tables and code with inline styles', () => {
    const html = issueHtml(
      '# One\n\nA **b** *c* ~~d~~ `e`\n\n1. x\n2. y\n\n> q\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n```\n<code>\n```\n\n---',
      { address: same, dir: 'ltr' },
    );
    for (const part of [
      '<h1 style=',
      '<strong>b</strong>',
      '<em>c</em>',
      '<s>d</s>',
      '<ol dir="ltr" style=',
      '<blockquote style=',
      '<th align="left" style=',
      'text-align:right">2</td>',
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
    const html = issueHtml(markdown, { address: (href) => findLinkUrl(href, 'en'), dir: 'ltr' });
    expect(html).not.toMatch(/<(script|img)|href="(javascript|data):|" on\w+=/);
  });
});

describe('what was written in an issue', () => {
  const both = (markdown: string) => ({
    html: issueHtml(markdown, { address: same, dir: 'ltr' }).replaceAll(/ (style|dir|start)="[^"]*"/g, ''),
    text: issuePlain(markdown, same),
  });

  it.each([
    ['A site costs ~A$1,500, with a shop ~A$2,400.', undefined, undefined],
    ['20~25 度，明日 22~27 度', undefined, undefined],
    ['~~$99~~ $79', '<s>$99</s> $79', undefined],
    [
      'これは**「大切なこと」**です。',
      'これは<strong>「大切なこと」</strong>です。',
      'これは「大切なこと」です。',
    ],
    [
      '**新プラン（税込）**を始めます。',
      '<strong>新プラン（税込）</strong>を始めます。',
      '新プラン（税込）を始めます。',
    ],
    ['这是**重点。**请看下面', '这是<strong>重点。</strong>请看下面', '这是重点。请看下面'],
    ['旧价~~「99」~~新价', '旧价<s>「99」</s>新价', undefined],
    [
      '**[予約](https://a.example/)**は',
      '<strong><a href="https://a.example/">予約</a></strong>は',
      '予約 (https://a.example/)は',
    ],
    [
      'お店の\n案内です、\n**明日**から。',
      'お店の案内です、<strong>明日</strong>から。',
      'お店の案内です、明日から。',
    ],
    ['他说\n“你好”\n然后走了……\n再见', '他说“你好”然后走了……再见', '他说“你好”然后走了……再见'],
    ['two\nwords, 日本\nJapan', undefined, undefined],
  ])('stays as meant, in HTML and text: %s', (markdown, html = markdown, text = markdown) => {
    expect(both(markdown)).toEqual({ html: `<p>${html}</p>\n`, text });
  });

  it('has the addresses of reference links and pictures', () => {
    const { html, text } = both(
      'Read [our guide][1] and ![plan][p].\n\n[1]: https://a.example/1\n[P]: https://a.example/p.png',
    );
    expect(html).toBe(
      '<p>Read <a href="https://a.example/1">our guide</a> and <a href="https://a.example/p.png">plan</a>.</p>\n',
    );
    expect(text).toBe('Read our guide (https://a.example/1) and plan (https://a.example/p.png).');
  });

  it('has its footnotes at the end, numbered as the text refers to them', () => {
    const { html, text } = both('One.[^b] Two.[^a]\n\n[^a]: Source A\n[^b]: Source <https://b.example/>');
    expect(html).toBe(
      '<p>One.<sup>[1]</sup> Two.<sup>[2]</sup></p>\n<hr><ol><li>Source <a href="https://b.example/"><span>https://b.example/</span></a></li><li>Source A</li></ol>\n',
    );
    expect(text).toBe('One.[1] Two.[2]\n\n[1] Source https://b.example/\n[2] Source A');
  });

  it('shows the boxes of tasks', () => {
    const { html, text } = both('- [x] done\n- [ ] open');
    expect(html).toBe('<ul><li>\u2611 done</li><li>\u2610 open</li></ul>\n');
    expect(text).toBe('- [x] done\n- [ ] open');
  });

  it.each([
    ['ltr', 'margin-left:24px', 'border-left:4px', 'padding:6px 12px 6px 0', ['left', 'right']],
    ['rtl', 'margin-right:24px', 'border-right:4px', 'padding:6px 0 6px 12px', ['right', 'left']],
  ] as const)(
    'has its sides in %s by attributes and physical properties, as Outlook for Windows needs them',
    (dir, list, quote, room, [start, end]) => {
      const html = issueHtml('- a\n\n> q\n\n| a | b |\n|---|--:|\n| 1 | 2 |', { address: same, dir });
      for (const part of [
        `<ul dir="${dir}"`,
        list,
        quote,
        room,
        `<table dir="${dir}"`,
        `<td align="${start}"`,
        `<td align="${end}"`,
      ])
        expect(html).toContain(part);
      expect(html).not.toMatch(/inline-(start|end)|text-align:(start|end)/);
      // A cell with room and a direction of its own gets a line in Outlook.
      expect(html).not.toMatch(/<t[dh][^>]* dir=/);
    },
  );
});

describe('a link that is a paragraph by itself', () => {
  const html = (markdown: string) => issueHtml(markdown, { address: same, dir: 'ltr' });

  it('is a button, of which the first is filled', () => {
    const [first, second] =
      html('Come in.\n\n[Book *now*](/contact)\n\n[Or read on](/blog/1)').match(
        /<td bgcolor="[^"]+"[^>]*><a href="[^"]+"[^>]*>[^<]+</g,
      ) ?? [];
    expect(first).toMatch(/^<td bgcolor="#ff8362".*href="\/contact".*>Book now<$/);
    expect(second).toMatch(/^<td bgcolor="#ffffff".*href="\/blog\/1".*>Or read on<$/);
  });

  it.each(['See [this](/blog/1).', '- [this](/blog/1)', '<https://a.example/1>'])(
    'is none in a sentence, in a list, or as an address: %s',
    (markdown) => {
      expect(html(markdown)).not.toContain('<table');
    },
  );
});

describe('the links of an issue', () => {
  it.each([
    ['/blog/1', 'de', '/de/blog/1'],
    ['/blog/1#more', 'en', '/blog/1#more'],
    ['/fa/blog/1', 'de', '/fa/blog/1'],
    ['/og/home-en.png', 'de', '/og/home-en.png'],
  ] as const)('lead from %s for a reader in %s to the full address of %s', (href, locale, path) => {
    const link = findLinkUrl(href, locale);
    expect(link).toMatch(/^https?:\/\//);
    expect(link?.endsWith(path)).toBe(true);
  });

  it('may lead to other websites, mail programs and telephones, and nowhere else', () => {
    expect(findLinkUrl('https://b.example/', 'de')).toBe('https://b.example/');
    expect(findLinkUrl('mailto:a@b.example', 'de')).toBe('mailto:a@b.example');
    expect(findLinkUrl('tel:+61755500000', 'de')).toBe('tel:+61755500000');
    expect(findLinkUrl('ftp://b.example/', 'de')).toBeUndefined();
  });
});

describe('an address in an issue', () => {
  it.each([
    ['calendly.com/luna', 'https://calendly.com/luna'],
    ['www.luna.example', 'https://www.luna.example/'],
    ['luna.com.au:8080/x', 'https://luna.com.au:8080/x'],
    ['//luna.example/x', 'https://luna.example/x'],
    ['http:/luna.example', 'http://luna.example/'],
    ['https:luna.example', 'https://luna.example/'],
    ['https//luna.example/x', 'https://luna.example/x'],
    ['hello@luna.example', 'mailto:hello@luna.example'],
    ['0755501234', 'tel:0755501234'],
    ['+61-7-5550-1234', 'tel:+61755501234'],
    ['services', new URL('/de/services', env.SITE_URL).href],
  ])('is completed: %s', (written, url) => {
    expect(resolveLink(written, 'de')).toEqual({ url, isCompleted: true });
  });

  it.each([
    ['htps://luna.example', 'scheme'],
    ['ftp://b.example/', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['/servces', 'page'],
    ['/de/servces', 'page'],
    [new URL('/blog/99', env.SITE_URL).href, 'page'],
    ['luna.example/x', 'host'],
    ['https://', 'host'],
    ['https://https://luna.example', 'host'],
    ['mailto:hello', 'host'],
    ['index.html', 'host'],
    ['#prices', 'anchor'],
    ['', 'missing'],
  ])('is refused: %s', (written, fault) => {
    expect(resolveLink(written, 'de')).toBe(fault);
  });

  it.each([
    '/services?from=mail#prices',
    '/Services/',
    '/feed.xml',
    '/llms.txt',
    '/og/home-de.png',
    'https://luna.example/a b',
  ])('is left as it is: %s', (written) => {
    expect(resolveLink(written, 'en')).toMatchObject({ isCompleted: false });
  });
});

describe('what a mail can’t carry', () => {
  const notes = (body: string) =>
    findIssueNotes({ locale: 'en', body }).map(({ line, kind, written, sent }) => [
      line,
      kind,
      written,
      sent,
    ]);

  it('is found with its line, and what is sent instead', () => {
    expect(
      notes(
        [
          'Book [here](calendly.com/luna), see [prices](/servces) or [x](htps://luna.example).',
          '',
          '![A plan](https://a.example/p.png) <b>now</b>',
          '',
          'Not [there][nope], no source[^9], and',
          'not [a](b c) with **open.',
          '',
          '[unused]: https://a.example/1',
        ].join('\n'),
      ),
    ).toEqual([
      [1, 'completed', 'calendly.com/luna', 'https://calendly.com/luna'],
      [1, 'page', '/servces', ''],
      [1, 'scheme', 'htps://luna.example', ''],
      [3, 'picture', 'A plan', ''],
      [3, 'html', '<b>', ''],
      [3, 'html', '</b>', ''],
      [5, 'reference', '[there][nope]', ''],
      [5, 'footnote', '[^9]', ''],
      [6, 'brackets', '[a](b c)', ''],
      [6, 'marks', '**', ''],
      [8, 'unused', '[unused]: https://a.example/1', ''],
    ]);
  });

  it('is nothing in a text of what it can', () => {
    expect(
      notes(
        '# One\n\nA **b** ~~c~~ [d](/blog/1), [e][1] and f.[^1] 20~25, \\[not](a link), `**`\n\n- [x] g\n\n[1]: https://a.example\n[^1]: h',
      ),
    ).toEqual([]);
  });

  it('is a sentence that names the line', () => {
    const [note] = findIssueNotes({ locale: 'de', body: 'Eins\n\n[x](/servces)' });
    expect(note && describeIssueNote(note)).toBe('German, line 3: our site has no page /servces.');
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
  const tuesday = Date.parse('2026-11-24T09:00:00+10:00');

  it('begins with its day in the office, in the language of the text', async () => {
    const mail = (await renderIssue(text, 'fa', tuesday))({ email: 'deb@nerang.example', token });
    expect(mail.text).toMatch(/^24\sNovember\s2026\n\nDo this/);
    expect(mail.html.replaceAll(/<[^>]+>|&nbsp;/g, ' ')).toMatch(/24\sNovember\s2026\s+Do\s+this/);
  });

  it('names the sender with the postal address, and has a visible and a one-click way out', async () => {
    const mail = (await renderIssue(text, 'en', tuesday))({ email: 'deb@nerang.example', token });
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
    const own = (await renderIssue(persian, 'fa', tuesday))({ email: 'a@b.example', token });
    expect(own.html).toContain('<html lang="fa" dir="rtl">');
    const borrowed = (await renderIssue(text, 'fa', tuesday))({ email: 'a@b.example', token });
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
