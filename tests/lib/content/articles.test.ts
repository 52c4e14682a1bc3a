import { z } from 'zod';
import { type ArticleDefinition, loadArticle, parseArticle } from '@/lib/content/articles';

const definition: ArticleDefinition<{ title: string }, 'first' | 'second'> = {
  id: 'sample',
  frontMatter: z.strictObject({ title: z.string() }),
  sections: ['first', 'second'],
};
const file = 'messages/en/articles/sample.md';
const front = '---\ntitle: A title\n---\n';
const parse = (text: string, values?: Record<string, string>) =>
  parseArticle(definition, { file, text }, values);

describe('an article', () => {
  it('is front matter, an introduction and sections under ids that do not depend on the language', () => {
    expect(parse(`${front}\nHello.\n\n## Eins\n\nText.\n\n- item\n\n## Zwei\n\nMore.\n`)).toEqual({
      front: { title: 'A title' },
      intro: 'Hello.',
      sections: [
        { id: 'first', title: 'Eins', body: 'Text.\n\n- item' },
        { id: 'second', title: 'Zwei', body: 'More.' },
      ],
    });
  });

  it('keeps third-level headings, and what looks like a heading in a fenced block, in their section', () => {
    const body = '### Part\n\n```\n## not a heading\n```';
    expect(parse(`${front}## One\n\n${body}\n\n## Two\n\nText.`).sections[0]?.body).toBe(body);
  });

  it('puts values where it names them, as they are in titles and escaped in Markdown', () => {
    const { sections } = parse(`${front}## For {company}\n\nBy {company}.\n\n## Two\n\nText.`, {
      company: 'A_B *Pty* Ltd',
    });
    expect(sections[0]).toMatchObject({ title: 'For A_B *Pty* Ltd', body: 'By A\\_B \\*Pty\\* Ltd.' });
  });

  it.each([
    ['a section too few', `${front}## One\n\nText.`, /has 1 sections instead of 2 \(first, second\)/],
    ['a section without a title', `${front}##\n\nText.\n\n## Two\n\nText.`, /section first has no title/],
    ['a section without text', `${front}## One\n\n## Two\n\nText.`, /section first has no text/],
    ['an unknown value', `${front}## One\n\nBy {nobody}.\n\n## Two\n\nText.`, /the place of \{nobody\}/],
    ['front matter without its title', '---\n---\n## One\n\nText.\n\n## Two\n\nText.', /front matter title/],
    ['front matter with more than is read', `---\ntitle: A\nx: 1\n---\n## One\n\nA.\n\n## Two\n\nB.`, /"x"/],
    ['front matter that is no YAML', '---\ntitle: "A\n---\n## One\n\nA.\n\n## Two\n\nB.', /line 1/],
    ['front matter without names', '---\nA title\n---\n## One\n\nA.\n\n## Two\n\nB.', /names with values/],
  ])('names its file when it has %s', (_what, text, complaint) => {
    expect(() => parse(text)).toThrow(complaint);
    expect(() => parse(text)).toThrow(file);
  });

  it('is the same with the line ends of Windows', () => {
    const text = `${front}One.\n\n## One\n\nA.\n\n## Two\n\nB.`;
    expect(parse(text.replaceAll('\n', '\r\n'))).toEqual(parse(text));
  });

  it('names the file that is missing in English too', () => {
    expect(() => loadArticle(definition, 'de')).toThrow(`${file} is missing.`);
  });
});
