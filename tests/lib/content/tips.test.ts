import { leadDeveloper, team } from '@/lib/content/team';
import { inCategory, parseTipCategory, tipCategories } from '@/lib/content/tip-categories';
import { tipLines } from '@/lib/content/tip-lines';
import { parseTips, tipIds } from '@/lib/content/tip-schema';
import { difficultyHues, tips } from '@/lib/content/tips';
import { loadMessages } from '@/lib/i18n/messages';

const plain = (text: string) => text.replace(/<[^>]*>/g, '');
const wordsIn = (text: string) => plain(text).split(/\s+/).length;
const [first, second] = tips;

describe('the tech tips', () => {
  it('are at least twelve, two or more in each category, and each id once', () => {
    expect(tips.length).toBeGreaterThanOrEqual(12);
    expect(tips.map(({ id }) => id).sort()).toEqual([...tipIds].sort());
    for (const category of tipCategories) expect(inCategory(tips, category).length).toBeGreaterThan(1);
  });

  it('have an id, title, category, content, author, date, read time, tags and difficulty [TIPS-05]', async () => {
    const { tips: words, 'tech-tips': page } = await loadMessages('en');
    const people: string[] = [leadDeveloper, ...team].map(({ id }) => id);
    for (const tip of tips) {
      const { title, excerpt, why, steps, check } = words[tip.id];
      expect(title).toMatch(/\S/);
      expect(page.categories[tip.category]).toMatch(/\S/);
      expect(wordsIn(excerpt)).toBeGreaterThanOrEqual(24);
      expect(wordsIn(excerpt)).toBeLessThanOrEqual(36);
      const full = wordsIn([why, ...Object.values(steps), check].join(' '));
      expect({ id: tip.id, full: full >= 80 && full <= 140 }).toEqual({ id: tip.id, full: true });
      expect(people).toContain(tip.author);
      expect(tip.publishDate).toMatch(/^2026-\d\d-\d\d$/);
      for (const tag of tip.tags) expect(page.tags[tag]).toMatch(/\S/);
    }
  });

  it('are for beginners, intermediate or advanced readers [TIPS-06]', () => {
    const levels = new Set(tips.map(({ difficulty }) => difficulty));
    expect([...levels].sort()).toEqual(['Advanced', 'Beginner', 'Intermediate']);
  });

  it('carry a badge that is green for Beginner, yellow for Intermediate and red for Advanced [TIPS-07]', () => {
    expect(difficultyHues).toEqual({ Beginner: 'green', Intermediate: 'yellow', Advanced: 'red' });
  });

  it('take 3 to 7 minutes [TIPS-08]', () => {
    const minutes = tips.map(({ readTimeMinutes }) => readTimeMinutes);
    expect(Math.min(...minutes)).toBe(3);
    expect(Math.max(...minutes)).toBe(7);
  });

  it('say nothing that has to be copied in words, which are translated', async () => {
    const { tips: words } = await loadMessages('en');
    for (const tip of tips) {
      for (const line of tipLines[tip.id].filter((text) => text.length > 40)) {
        expect(JSON.stringify(words[tip.id])).not.toContain(line);
      }
    }
  });
});

describe('the filter of the tech tips', () => {
  it('shows the tips of a category in their order, and all of them without one', () => {
    expect(inCategory(tips, 'security').map(({ id }) => id)).toEqual([
      'second-factor',
      'mail-authentication',
      'content-policy',
    ]);
    expect(inCategory(tips, undefined)).toEqual(tips);
  });

  it('takes a category from the address, and anything else for all', () => {
    expect(parseTipCategory('database')).toBe('database');
    for (const name of ['', 'all', 'Database', 'toString']) expect(parseTipCategory(name)).toBeUndefined();
  });
});

describe('a wrong tip', () => {
  it.each([
    ['a day that does not exist', { publishDate: '2026-02-30' }, /tip picture-sizes: publishDate/],
    ['an unknown tag', { tags: ['images', 'magic'] }, /tip picture-sizes: tags\.1/],
    ['an unknown category', { category: 'Speed' }, /tip picture-sizes: category/],
    ['an unknown author', { author: 'nobody' }, /tip picture-sizes: author/],
    ['too long a read', { readTimeMinutes: 8 }, /tip picture-sizes: readTimeMinutes/],
    ['an unknown difficulty', { difficulty: 'Hard' }, /tip picture-sizes: difficulty/],
  ])('with %s fails by name', (_, wrong, message) => {
    if (!first) throw new Error('There are no tips');
    expect(() => parseTips([{ ...first, ...wrong }])).toThrow(message);
  });

  it('with the id of another one fails', () => {
    if (!first || !second) throw new Error('There are no tips');
    expect(() => parseTips([first, { ...second, id: first.id }])).toThrow(`two tips have the id ${first.id}`);
  });
});
