import { portfolioStats } from '@/lib/content/portfolio-stats';
import { categoryContains, categoryText, projectCategories } from '@/lib/content/project-categories';
import { projectPeople, type QuotedProjectId } from '@/lib/content/project-people';
import { metrics } from '@/lib/content/project-results';
import { checkProjects, projects } from '@/lib/content/project-store';
import { projectRows } from '@/lib/content/projects';
import { localeCodes } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

const everyFile = () => true;
const [first, second] = projectRows;

describe('the projects', () => {
  it('are 17, and six of them are featured [CLIENTS-09]', () => {
    expect(projects).toHaveLength(17);
    expect(new Set(projects.map(({ id }) => id)).size).toBe(17);
    expect(projects.filter(({ featured }) => featured)).toHaveLength(6);
  });

  it('begin with the featured ones, for which the frame of cells is laid out', () => {
    expect(projects.slice(0, 6).every(({ featured }) => featured)).toBe(true);
  });

  it.each(localeCodes)('each have their facts, and their words in %s [CLIENTS-10]', async (locale) => {
    const { projects: words, clients } = await loadMessages(locale);
    for (const project of projects) {
      const { title, description, picture, problem, work } = words.list[project.id];
      const { id, client, category, completedDate, location, website, image } = project;
      const texts = [id, title, client, category, description, completedDate, location, website, image];
      for (const text of [...texts, picture, problem, work]) expect(text).toMatch(/\S/);
      expect(completedDate).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(new Date(completedDate).getTime()).toBeLessThan(Date.parse('2026-11-21'));
      expect(website).toMatch(/^[a-z]+\.example$/);
      expect(project.technologies.length).toBeGreaterThan(1);
      expect(typeof project.featured).toBe('boolean');
    }
    expect(Object.keys(clients.categories)).toEqual(projectCategories.map(({ id }) => id));
  });

  it('each have three results, with a metric, a value and an improvement [CLIENTS-11]', async () => {
    const { projects: words } = await loadMessages('en');
    for (const { id, results } of projects) {
      expect({ id, count: results.length }).toEqual({ id, count: 3 });
      for (const { metric, value, before, improvement } of results) {
        expect(words.metrics[metric]).toMatch(/\S/);
        expect(improvement).toBeCloseTo(value / before - 1);
        expect(improvement).not.toBe(0);
      }
    }
    const used = new Set(projects.flatMap(({ results }) => results.map(({ metric }) => metric)));
    expect(Object.keys(words.metrics).sort()).toEqual([...used].sort());
    expect(Object.keys(metrics).sort()).toEqual([...used].sort());
  });

  it('may have a testimonial with a quote, its author and the position [CLIENTS-12]', async () => {
    const { projects: words } = await loadMessages('en');
    const isQuoted = (id: string): id is QuotedProjectId => id in projectPeople;
    const quoted = projects.map(({ id }) => id).filter(isQuoted);
    expect(quoted.length).toBeGreaterThanOrEqual(8);
    expect(quoted.length).toBeLessThan(projects.length);
    expect(Object.keys(words.testimonials).sort()).toEqual([...quoted].sort());
    for (const id of quoted) {
      const { quote, position } = words.testimonials[id];
      for (const text of [quote, position, projectPeople[id].author]) expect(text).toMatch(/\S/);
    }
  });

  it('have stories of 40 to 110 words in English', async () => {
    const { projects: words } = await loadMessages('en');
    for (const [id, { problem, work }] of Object.entries(words.list)) {
      const count = `${problem} ${work}`.split(/\s+/).length;
      expect({ id, fits: count >= 40 && count <= 110 }).toEqual({ id, fits: true });
    }
  });
});

describe('a wrong project fails the build with its name', () => {
  it.each([
    ['an unknown category', { ...first, category: 'Aviation' }, /category is not one of the categories/],
    ['a day that does not exist', { ...first, completedDate: '2026-02-30' }, /completedDate is not a day/],
    ['no technologies', { ...first, technologies: [] }, /technologies are missing/],
    ['an address for a website', { ...first, website: 'https://x' }, /website is not a domain/],
    ['no location', { ...first, location: '' }, /location is empty/],
  ])('for %s', (_what, row, complaint) => {
    expect(() => checkProjects([second, row], everyFile)).toThrow(complaint);
    expect(() => checkProjects([second, row], everyFile)).toThrow(/^Project southport-prestige-cars: /);
  });

  it('for a picture that is missing, in one of its sizes', () => {
    const exists = (file: string) => file !== 'art/portfolio/nerang-creek-mechanical-640.avif';
    expect(() => checkProjects(projectRows, exists)).toThrow(
      'Project nerang-creek-mechanical: its picture public/art/portfolio/nerang-creek-mechanical-640.avif is missing.',
    );
  });

  it('for an id that is taken twice', () => {
    expect(() => checkProjects([first, first], everyFile)).toThrow(/there are two of this id/);
  });
});

describe('the filter by category', () => {
  const chosen = (text: string) =>
    projects.filter(({ category }) => categoryContains(category, text)).map(({ id }) => id);

  it('shows the projects whose category contains the chosen text [CLIENTS-08]', () => {
    expect(chosen('Real Estate')).toEqual(['hope-island-homes', 'palm-beach-rentals']);
    expect(chosen('Cafe')).toEqual(['tugun-toast-house', 'mermaid-noodle-bar']);
    expect(chosen('services').length).toBe(
      chosen('Automotive Services').length + chosen('Professional Services').length,
    );
    expect(chosen('Aviation')).toEqual([]);
  });

  it('shows every project for nothing chosen, and each under exactly one category', () => {
    expect(chosen('')).toHaveLength(17);
    const found = projectCategories.map(({ name }) => chosen(name));
    expect(found.every((ids) => ids.length > 0)).toBe(true);
    expect(found.flat()).toHaveLength(17);
  });

  it('takes an unknown category of the address for nothing chosen', () => {
    expect(categoryText('real-estate')).toBe('Real Estate');
    expect(categoryText('aviation')).toBe('');
    expect(categoryText('')).toBe('');
  });
});

describe('the figures of the portfolio page', () => {
  it('are 200 projects, 98%, 15 years and 50 industries', () => {
    expect(portfolioStats.map((stat) => ('share' in stat ? stat.share : stat.count))).toEqual([
      200, 0.98, 15, 50,
    ]);
  });
});
