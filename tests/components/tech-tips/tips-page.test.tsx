import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TechTipsSections } from '@/components/tech-tips/tech-tips-sections';
import { TipsManual } from '@/components/tech-tips/tips-manual';
import { brand } from '@/lib/config/brand';
import { tipCategories } from '@/lib/content/tip-categories';
import { difficultyHues, tipAuthor, tips } from '@/lib/content/tips';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { shareMarkup } from '@/tests/support/share-markup';

describe('the tips page', () => {
  const languages = ['en', 'fa'] as const;

  const page = (
    <main>
      <TechTipsSections />
    </main>
  );

  async function readWords(locale: Locale) {
    const { 'tech-tips': words, tips: texts, contact } = await loadMessages(locale);
    return { words, texts, contact };
  }

  async function renderTips(address = '/tech-tips') {
    window.history.replaceState(null, '', address);
    const rendered = await renderInLocale(page, 'en');
    return { ...rendered, ...(await readWords('en')) };
  }

  /** Ids of the visible tips. */
  function visibleTips() {
    const articles = screen.queryAllByRole('article');
    return tips.map(({ id }) => id).filter((id) => articles.some((article) => article.id === `tip-${id}`));
  }

  const tipsOf = (category: string) => tips.filter((tip) => tip.category === category).map(({ id }) => id);

  describe.each(languages)('the tech tips page (%s)', (locale) => {
    shareMarkup(page, locale);

    it('has a hero with its main heading [TIPS-02]', async () => {
      const { words } = await readWords(locale);
      const hero = screen.getByRole('region', { name: words.hero.title });
      expect(within(hero).getByRole('heading', { level: 1 })).toHaveTextContent(words.hero.title);
    });

    it('has one filter button for all tips and one for each category [TIPS-03]', async () => {
      const { words } = await readWords(locale);
      const group = screen.getByRole('group', { name: words.filter.label });
      const names = [words.filter.all, ...tipCategories.map((id) => words.categories[id])];
      const buttons = within(group).getAllByRole('button');
      expect(buttons).toHaveLength(names.length);
      for (const name of names) expect(within(group).getByRole('button', { name })).toBeVisible();
      expect(within(group).getByRole('button', { name: words.filter.all, pressed: true })).toBeVisible();
      expect(visibleTips()).toEqual(tips.map(({ id }) => id));
    });

    it('says of each tip what it is, who wrote it, when, and how long it takes [TIPS-09]', async () => {
      const { words, texts } = await readWords(locale);
      const { day, number } = formatters(locale);
      const cards = screen.getAllByRole('article');
      for (const tip of tips) {
        const card = cards.find(({ id }) => id === `tip-${tip.id}`);
        if (!card) throw new Error(`no tip ${tip.id}`);
        expect(card).toHaveAccessibleName(texts[tip.id].title);
        const says = [
          words.categories[tip.category],
          words.difficulty[tip.difficulty],
          texts[tip.id].excerpt,
          // A matcher reads each space as a plain one.
          day(new Date(`${tip.publishDate}T00:00:00+10:00`)).replaceAll('\u00a0', ' '),
          number(tip.readTimeMinutes),
          tipAuthor(tip.author).name,
          ...tip.tags.map((tag) => words.tags[tag]),
        ];
        for (const text of says) expect(card).toHaveTextContent(text);
        expect(within(card).getByText(words.difficulty[tip.difficulty])).toHaveClass(
          difficultyHues[tip.difficulty],
        );
      }
    });

    it('shows our address, mail and a way to make a time in its contact section [TIPS-12]', async () => {
      const { words, contact } = await readWords(locale);
      const section = screen.getByRole('region', { name: words.contact.title });
      expect(section).toHaveAttribute('id', 'contact-section');
      expect(section).toHaveTextContent(contact.details.office);
      expect(section).toHaveTextContent('Robina QLD 4226');
      expect(within(section).getByRole('link', { name: brand.email })).toHaveAttribute(
        'href',
        `mailto:${brand.email}`,
      );
      expect(within(section).getByRole('link', { name: words.contact.action })).toHaveAttribute(
        'href',
        localePath(locale, '/contact'),
      );
      const support = screen.getByRole('region', { name: words.support.title });
      expect(within(support).getByRole('link', { name: words.support.action })).toHaveAttribute(
        'href',
        '#contact-section',
      );
    });
  });

  describe('the English tech tips page', () => {
    shareMarkup(page);

    it('names its filter buttons All, Performance, Security, Design, SEO, Database, Development [TIPS-03]', async () => {
      const { words } = await readWords('en');
      const group = screen.getByRole('group', { name: words.filter.label });
      const names = ['All', 'Performance', 'Security', 'Design', 'SEO', 'Database', 'Development'];
      expect(
        within(group)
          .getAllByRole('button')
          .map((button) => button.textContent?.replace(/\d+$/, '')),
      ).toEqual(names);
    });

    it('has a link Schedule Consultation to the contact page in its contact section [TIPS-13]', () => {
      const section = document.getElementById('contact-section');
      if (!section) throw new Error('No contact section');
      expect(within(section).getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute(
        'href',
        '/contact',
      );
    });
  });

  describe('the filter of the tech tips page', () => {
    it('shows one category, says so, keeps it in the address, and All shows every tip again, without a call [TIPS-04] [TIPS-14]', async () => {
      const calls = jest.fn();
      Object.defineProperty(globalThis, 'fetch', { value: calls, configurable: true });
      const user = userEvent.setup();
      const { words } = await renderTips();
      const filter = within(screen.getByRole('group', { name: words.filter.label }));
      for (const [label, category] of [
        ['Security', 'security'],
        ['Design', 'design'],
        ['Development', 'development'],
      ] as const) {
        await user.click(filter.getByRole('button', { name: label }));
        expect(visibleTips()).toEqual(tipsOf(category));
        expect(window.location.search).toBe(`?category=${category}`);
        expect(screen.getByText(`${tipsOf(category).length} tips shown`)).toBeInTheDocument();
        expect(filter.getByRole('button', { pressed: true })).toHaveAccessibleName(label);
      }
      await user.click(filter.getByRole('button', { name: 'All' }));
      expect(visibleTips()).toHaveLength(tips.length);
      expect(window.location.search).toBe('');
      expect(calls).not.toHaveBeenCalled();
      Reflect.deleteProperty(globalThis, 'fetch');
    });

    it('starts with the category of the address, and with all for one that does not exist', async () => {
      const { unmount } = await renderTips('/tech-tips?category=database');
      expect(visibleTips()).toEqual(tipsOf('database'));
      unmount();
      await renderTips('/tech-tips?category=plumbing');
      expect(visibleTips()).toHaveLength(tips.length);
    });
  });

  describe('a tip', () => {
    it('expands to the whole of it by its Read More button [TIPS-10]', async () => {
      const user = userEvent.setup();
      const { texts } = await renderTips();
      const card = screen.getByRole('article', { name: texts.titles.title });
      expect(within(card).getByText(texts.titles.steps[1])).not.toBeVisible();
      await user.click(within(card).getByText('Read More'));
      expect(within(card).getByText(texts.titles.steps[1])).toBeVisible();
      expect(within(card).getByRole('heading', { name: 'How to check' })).toBeVisible();
      expect(within(card).getByRole('region', { name: /^Lines to copy: / })).toHaveTextContent(
        'Brake repairs in Southport',
      );
    });

    it('is open, and accessible, when the address ends in its id', async () => {
      const { texts } = await renderTips('/tech-tips#tip-titles');
      const card = screen.getByRole('article', { name: texts.titles.title });
      expect(within(card).getByText(texts.titles.steps[1])).toBeVisible();
      expect(await axeViolations(card)).toEqual([]);
      const other = screen.getByRole('article', { name: texts.keys.title });
      expect(within(other).getByText(texts.keys.steps[3])).not.toBeVisible();
    });
  });
});

describe('the groups of the tech tips', () => {
  const groups = [
    ['easy', 'Beginner'],
    ['hosting', 'Intermediate'],
    ['expert', 'Advanced'],
  ] as const;

  async function renderManual() {
    window.history.replaceState(null, '', '/tech-tips');
    await renderInLocale(<TipsManual />, 'en');
    const { 'tech-tips': words } = await loadMessages('en');
    return words;
  }

  const region = (name: string) => screen.getByRole('region', { name });

  it('begin with one open tip; all others are closed, each in the group of its difficulty', async () => {
    const words = await renderManual();
    const [lead, ...others] = screen.getAllByRole('article');
    expect(within(region(words.start)).getAllByRole('article')).toEqual([lead]);
    expect(lead?.querySelector('details')).toHaveAttribute('open');
    for (const card of others) expect(card.querySelector('details')).not.toHaveAttribute('open');
    for (const [need, difficulty] of groups) {
      const cards = within(region(words.needs[need].title)).getAllByRole('article');
      const ids = tips.filter((tip) => tip.difficulty === difficulty).map(({ id }) => `tip-${id}`);
      expect(cards.map(({ id }) => id)).toEqual(ids.filter((id) => id !== lead?.id));
    }
  });

  it('are hidden while they have no tip of the chosen category', async () => {
    const user = userEvent.setup();
    const words = await renderManual();
    await user.click(screen.getByRole('button', { name: 'Design' }));
    expect(region(words.needs.easy.title)).toBeVisible();
    for (const name of [words.start, words.needs.hosting.title, words.needs.expert.title]) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
  });
});
