import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { type RenderedMail, staffMailsAbout, visitorMails } from '../../support/every-mail';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

const isElement = (node: Node): node is Element => 'attrs' in node;
const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((found) => found.name === name)?.value;
const elementsOf = (node: Node | DefaultTreeAdapterMap['document']): Element[] =>
  'childNodes' in node
    ? node.childNodes.filter(isElement).flatMap((child) => [child, ...elementsOf(child)])
    : [];

/** The value of a property in an element's style attribute. */
const style = (element: Element, property: string) =>
  attribute(element, 'style')?.match(new RegExp(`(?:^|;)${property}:([^;]*)`))?.[1];

/** What Gmail leaves of a mail: the content of its body. */
function bodyOf({ html }: RenderedMail) {
  const all = elementsOf(parse(html));
  const body = all.find(({ tagName }) => tagName === 'body');
  const roots = body?.childNodes.filter(isElement) ?? [];
  const find = (name: string) => all.filter(({ tagName }) => tagName === name);
  return { roots, find };
}

const cases = [
  ...(['en', 'fa'] as const).map((locale) => [locale, () => visitorMails(locale)] as const),
  ['staff', staffMailsAbout] as const,
];

describe.each(cases)('every mail (%s), in a program that removes html, head and body', (group, render) => {
  const expected = group === 'fa' ? { lang: 'fa', dir: 'rtl' } : { lang: /^en/, dir: 'ltr' };

  it('keeps its language, direction, font, and colours', async () => {
    for (const [name, mail] of Object.entries(await render())) {
      const [root, ...others] = bodyOf(mail).roots;
      expect([name, others.length]).toEqual([name, 0]);
      expect([name, attribute(root, 'lang')]).toEqual([name, expect.stringMatching(expected.lang)]);
      expect([name, attribute(root, 'dir')]).toEqual([name, expected.dir]);
      if (!root) throw new Error(`The mail ${name} is empty.`);
      expect([name, style(root, 'background'), style(root, 'color')]).toEqual([
        name,
        // What a person wrote has no sheet on sand.
        name === 'answer' ? '#ffffff' : '#faf1e0',
        '#0f172a',
      ]);
      expect(style(root, 'font-family')).toMatch(/^-apple-system,.*,Arial,sans-serif$/);
    }
  });

  it('has buttons of 44 pixels, a title, and says that it is for light and dark', async () => {
    for (const [name, mail] of Object.entries(await render())) {
      const { find } = bodyOf(mail);
      const buttons = find('a').filter((link) => style(link, 'display') === 'inline-block');
      const heights = buttons.map((button) => {
        const [padding = 0, line = 0] = ['padding', 'line-height'].map((property) =>
          Number.parseInt(style(button, property) ?? '', 10),
        );
        return 2 * padding + line;
      });
      expect([name, heights.filter((height) => !(height >= 44))]).toEqual([name, []]);
      const [title] = find('title');
      expect(title?.childNodes).toHaveLength(1);
      const schemes = find('meta').find((meta) => attribute(meta, 'name') === 'color-scheme');
      expect(attribute(schemes, 'content')).toBe('light dark');
      expect(mail.html).toContain(':root{color-scheme:light dark}');
    }
  });
});

it('every mail but a person’s begins with the firm’s name and mark, without a picture that could be blocked', async () => {
  const all = { ...(await visitorMails('fa')), ...(await staffMailsAbout()) };
  for (const [name, mail] of Object.entries(all)) {
    const [head = ''] = mail.html.split(/<h[12]/);
    expect([name, /Cornerpiece[^<]*<span[^>]*>Digital</.test(head)]).toEqual([name, name !== 'answer']);
    expect([name, head.match(/bgcolor="#0b6478"/g)?.length ?? 0]).toEqual([
      name,
      name === 'answer' ? 0 : expect.any(Number),
    ]);
    expect(head).not.toMatch(/<img|<svg|url\(/);
  }
});

it('staff read in HTML only what was given, and as text also what wasn’t', async () => {
  const { lead } = await staffMailsAbout();
  expect(lead?.html).not.toMatch(/not given|Source/);
  expect(lead?.text).toMatch(/Source: not given/);
  for (const part of [lead?.html, lead?.text])
    expect(part).toMatch(/Answer by Monday 23 November at 5:00\spm/);
});

it('phone numbers and addresses are isolated in every mail that has them, and no number breaks', async () => {
  const { issue, report, confirm } = await visitorMails('fa');
  const { lead, bundle, digest } = await staffMailsAbout();
  for (const mail of [issue, lead, bundle, digest]) {
    expect(mail?.html).toContain('<span dir="ltr" style="white-space:nowrap">+61 7 5550 1234</span>');
  }
  expect(issue?.text).toContain('با \u2066+61 7 5550 1234\u2069 تماس');
  expect(report?.html).toContain('<span dir="ltr" style="white-space:nowrap">1300 944 422</span>');
  expect(report?.text).toContain('\u20661300 944 422\u2069');
  expect(issue?.html).toMatch(/ABN <span dir="ltr" style="white-space:nowrap">/);
  expect(confirm?.html).toContain('<span dir="ltr">dana@example.com</span>');
  // Each line of a person's text has its own direction, named, because Outlook doesn't find it out.
  const { answer } = await visitorMails('fa');
  for (const mail of [lead, answer]) {
    expect(mail?.html).toContain('<div dir="rtl">سلام');
    expect(mail?.html).toContain('<div dir="ltr">Please write to');
    expect(mail?.html).not.toContain('dir="auto">Please');
  }
  // This line begins with a mark of direction, because its name is in any language.
  expect(bundle?.html).toContain('<div dir="ltr">\u200e\u2068دانا');
  expect(lead?.html).toContain('<span dir="ltr" style="white-space:nowrap">07 5550 1234</span>');
});

it('numbers that are no phone numbers, and links in plain text, are left as they are', async () => {
  const { issue } = await visitorMails('en');
  expect(issue?.text).not.toMatch(/[\u2066-\u2069]\+61/);
  const { report } = await visitorMails('fa');
  expect(report?.text).not.toMatch(/\u2066http/);
});
