import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { ClientsSections } from '@/components/clients/clients-sections';
import { ProjectList } from '@/components/clients/project-list';
import { projects } from '@/lib/content/project-store';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { shareMarkup } from '@/tests/support/share-markup';

describe('the clients page', () => {
  const page = (
    <main>
      <ClientsSections />
    </main>
  );

  async function readWords(locale: Locale) {
    const { clients: words, projects: stories } = await loadMessages(locale);
    return { words, stories };
  }

  describe.each(['en', 'fa'] as const)('the portfolio page (%s)', (locale) => {
    shareMarkup(page, locale);

    it('has one main heading, and says that its projects are samples', async () => {
      const { words } = await readWords(locale);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.hero.title);
      expect(screen.getByText(words.list.sample)).toBeInTheDocument();
    });

    it('closes with buttons to the contact page and to the services [CLIENTS-14]', async () => {
      const { words } = await readWords(locale);
      const closing = screen.getByRole('region', { name: /18|۱۸/ });
      const links = within(closing).getAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        [words.closing.contact, localePath(locale, '/contact')],
        [words.closing.services, localePath(locale, '/services')],
      ]);
    });

    it('gives each project a picture that says what it shows, and a link of its own', async () => {
      const { stories } = await readWords(locale);
      const featured = projects.filter((project) => project.featured);
      for (const { id, client } of featured) {
        const card = within(screen.getByRole('article', { name: client }));
        expect(card.getByRole('img')).toHaveAccessibleName(stories.list[id].picture);
        expect(card.getByRole('link', { name: client })).toHaveAttribute(
          'href',
          localePath(locale, `/clients?project=${id}`),
        );
        expect(card.getByText(stories.list[id].title)).toBeInTheDocument();
      }
    });
  });

  describe('the figures of the portfolio page', () => {
    shareMarkup(page);

    it('are 200+ projects, 98% satisfaction, 15+ years and 50+ industries [CLIENTS-02]', async () => {
      const { words } = await readWords('en');
      const stats = within(screen.getByRole('list', { name: words.hero.stats })).getAllByRole('listitem');
      expect(stats.map((stat) => stat.textContent?.trim())).toEqual([
        '200+ projects',
        '98% satisfaction',
        '15+ years',
        '50+ industries',
      ]);
    });

    it('of a project are beside the figures before', () => {
      const card = screen.getByRole('article', { name: 'Nerang Creek Mechanical' });
      expect(card).toHaveTextContent('Bookings a week21 was 9');
      expect(screen.getByRole('article', { name: 'Hope Island Homes' })).toHaveTextContent('71% was 20%');
      expect(screen.getByRole('article', { name: 'Tugun Toast House' })).toHaveTextContent(
        '$17.80 was $14.50',
      );
    });
  });
});

describe('a case study', () => {
  const client = 'Tugun Toast House';

  const id = 'tugun-toast-house';

  async function openAt(query: string, locale: Locale = 'en') {
    window.history.pushState(null, '', '/elsewhere');
    window.history.pushState(null, '', `/clients${query}`);
    const page = await renderInLocale(<ProjectList />, locale);
    const { clients: words, projects: stories } = await loadMessages(locale);
    return { ...page, user: userEvent.setup(), words, stories };
  }

  const link = (name = client) => screen.getByRole('link', { name });

  const dialog = (name = client) => screen.findByRole('dialog', { name });

  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  describe.each(['en', 'fa'] as const)('a case study (%s)', (locale) => {
    it('opens over the page from the card of its project, and says what was done [CLIENTS-13]', async () => {
      const { user, words, stories } = await openAt('', locale);
      expect(link()).toHaveAttribute('aria-haspopup', 'dialog');
      await user.click(link());
      const shown = await dialog();
      const { title, problem, work } = stories.list[id];
      for (const text of [title, problem, work]) expect(shown).toHaveTextContent(text);
      expect(within(shown).getByRole('table', { name: words.case.results })).toBeInTheDocument();
      expect(shown).toHaveTextContent(stories.testimonials[id].quote);
      expect(within(shown).getByRole('link', { name: words.case.action })).toHaveAttribute(
        'href',
        `${localePath(locale, '/contact')}?attachment=project:${id}`,
      );
      expect(window.location.search).toBe(`?project=${id}`);
    });
  });

  describe('what a case study states', () => {
    it('is figures before and after, in words how much they changed', async () => {
      await openAt('?project=burleigh-barbell');
      const rows = within(await dialog('Burleigh Barbell')).getAllByRole('row');
      const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
      expect(cells).toEqual([
        ['Measured', 'Before', 'After', 'Change'],
        ['First sessions booked a month', '9', '24', '167% more'],
        ['Messages about class times a week', '40', '12', '70% less'],
        ['Seconds to open on 4G', '5.9', '1.3', '78% less'],
      ]);
    });

    it('is where, when and with what, and no link to an address that leads nowhere', async () => {
      await openAt('?project=tidewater-footage');
      const shown = await dialog('Tidewater Footage');
      for (const fact of ['Digital Assets', 'Surfers Paradise', '30 May 2024', 'FFmpeg']) {
        expect(within(shown).getByText(fact)).toBeInTheDocument();
      }
      expect(within(shown).getByText('tidewaterfootage.example')).toHaveAttribute('dir', 'ltr');
      expect(within(shown).getAllByRole('link')).toHaveLength(1);
      expect(within(shown).queryByRole('blockquote')).not.toBeInTheDocument();
    });
  });

  it('a case study has no accessibility violations', async () => {
    const { user } = await openAt('', 'fa');
    await user.click(link());
    expect(await axeViolations(await dialog())).toEqual([]);
  });

  describe('the way out of a case study', () => {
    it('leads back to the link that opened it, and leaves nothing behind in the history', async () => {
      const { user, words } = await openAt('?tab=all');
      await user.click(link());
      await user.click(within(await dialog()).getByRole('button', { name: words.case.close }));
      await expectClosed();
      expect(window.location.search).toBe('?tab=all');
      await waitFor(() => expect(link()).toHaveFocus());
    });

    it('is the Escape key, too', async () => {
      const { user } = await openAt('');
      await user.click(link());
      await dialog();
      await user.keyboard('{Escape}');
      await expectClosed();
      expect(window.location.search).toBe('');
    });

    it('is the Back button', async () => {
      const { user } = await openAt('');
      await user.click(link());
      await dialog();
      window.history.back();
      await expectClosed();
      await waitFor(() => expect(link()).toHaveFocus());
    });

    it('does not leave the site when its address was opened directly', async () => {
      const { user, words } = await openAt('?project=uniform-corner');
      const shown = await dialog('Uniform Corner');
      await user.click(within(shown).getByRole('button', { name: words.case.close }));
      await expectClosed();
      expect(window.location.pathname + window.location.search).toBe('/clients');
      await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveFocus());
    });

    it('is not needed for a project that does not exist', async () => {
      await openAt('?project=nobody');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('is left to the browser when the link is opened in another tab', async () => {
      const { user } = await openAt('');
      link().addEventListener('click', (event) => event.preventDefault());
      await user.keyboard('{Control>}');
      await user.click(link());
      await user.keyboard('{/Control}');
      expect(window.location.search).toBe('');
    });
  });
});

describe('the browser of projects', () => {
  async function openAt(query: string, locale: Locale = 'en') {
    window.history.replaceState(null, '', `/clients${query}`);
    const page = await renderInLocale(<ProjectList />, locale);
    return { ...page, user: userEvent.setup() };
  }

  const tab = (name: string) => screen.getByRole('tab', { name });

  const filter = (name: string) => screen.getByRole('button', { name });

  const shown = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

  const clients = (chosen = projects) => chosen.map(({ client }) => client);

  const featured = projects.filter((project) => project.featured);

  const address = () => window.location.search;

  describe('the tabs of the portfolio', () => {
    it('are Featured Projects, All Projects and By Category [CLIENTS-03]', async () => {
      await openAt('');
      const list = screen.getByRole('tablist', { name: 'Which projects to show' });
      expect(
        within(list)
          .getAllByRole('tab')
          .map((one) => one.textContent),
      ).toEqual(['Featured Projects', 'All Projects', 'By Category']);
    });

    it('begin with the featured projects, and only those [CLIENTS-04]', async () => {
      await openAt('');
      expect(tab('Featured Projects')).toHaveAttribute('aria-selected', 'true');
      expect(screen.getByRole('tabpanel', { name: 'Featured Projects' })).toBeInTheDocument();
      expect(shown()).toEqual(clients(featured));
      expect(screen.getByRole('status')).toHaveTextContent('6 projects');
    });

    it('show every project under All Projects, and say so in the address [CLIENTS-05]', async () => {
      const { user } = await openAt('');
      await user.click(tab('All Projects'));
      expect(shown()).toEqual(clients());
      expect(address()).toBe('?tab=all');
      expect(screen.getByRole('status')).toHaveTextContent('17 projects');
      await user.click(tab('Featured Projects'));
      expect(shown()).toEqual(clients(featured));
      expect(address()).toBe('');
    });

    it('show under By Category the filter, with All chosen at first [CLIENTS-06] [CLIENTS-07]', async () => {
      const { user } = await openAt('');
      expect(screen.queryByRole('group', { name: 'Category' })).not.toBeInTheDocument();
      await user.click(tab('By Category'));
      const group = screen.getByRole('group', { name: 'Category' });
      const buttons = within(group).getAllByRole('button');
      expect(buttons.map((button) => button.textContent)).toEqual([
        'All',
        'Sports/Fitness',
        'Automotive Services',
        'Restaurant/Cafe',
        'Professional Services',
        'Technology',
        'Real Estate',
        'Retail/Stationery',
        'Digital Assets',
      ]);
      const pressed = buttons.filter((button) => button.getAttribute('aria-pressed') === 'true');
      expect(pressed.map((button) => button.textContent)).toEqual(['All']);
      expect(shown()).toEqual(clients());
    });

    it('turn by the arrow keys, round the corner too, and take the focus along', async () => {
      const { user } = await openAt('');
      await user.click(tab('Featured Projects'));
      await user.keyboard('{ArrowRight}');
      expect(tab('All Projects')).toHaveFocus();
      expect(address()).toBe('?tab=all');
      await user.keyboard('{ArrowRight}{ArrowRight}');
      expect(tab('Featured Projects')).toHaveFocus();
      await user.keyboard('{End}');
      expect(tab('By Category')).toHaveFocus();
      expect(tab('Featured Projects')).toHaveAttribute('tabindex', '-1');
    });

    it('turn the other way in a right-to-left page', async () => {
      const { user } = await openAt('', 'fa');
      const [first, second] = screen.getAllByRole('tab');
      if (!first || !second) throw new Error('There are no tabs');
      await user.click(first);
      await user.keyboard('{ArrowLeft}');
      expect(second).toHaveFocus();
    });
  });

  describe('the categories of the portfolio', () => {
    it('show their projects and are stored in the address', async () => {
      const { user } = await openAt('?tab=category');
      await user.click(filter('Sports/Fitness'));
      expect(shown()).toEqual(['Burleigh Barbell', 'Kirra Swim School', 'Springbrook Trail Runs']);
      expect(address()).toBe('?tab=category&category=sports-fitness');
      expect(screen.getByRole('status')).toHaveTextContent('3 projects');
      await user.click(filter('All'));
      expect(shown()).toHaveLength(17);
    });

    it('are open at once where the address names one, and are left behind by another tab', async () => {
      const { user } = await openAt('?category=digital-assets');
      expect(tab('By Category')).toHaveAttribute('aria-selected', 'true');
      expect(shown()).toEqual(['Tidewater Footage']);
      expect(screen.getByRole('status')).toHaveTextContent('1 project');
      await user.click(tab('All Projects'));
      expect(address()).toBe('?tab=all');
    });

    it('fall back to All for one that does not exist', async () => {
      await openAt('?tab=category&category=aviation');
      expect(filter('All')).toHaveAttribute('aria-pressed', 'true');
      expect(shown()).toHaveLength(17);
    });
  });

  describe('the prerendered page', () => {
    it('hides no project for good, and holds every case study for readers without script, who read nothing twice', async () => {
      const messages = await loadMessages('en');
      const markup = renderToStaticMarkup(
        <NextIntlClientProvider locale="en" messages={messages} timeZone="Australia/Brisbane">
          <ProjectList />
        </NextIntlClientProvider>,
      );
      const page = new DOMParser().parseFromString(markup, 'text/html');
      expect(page.querySelectorAll('article')).toHaveLength(17);
      expect(page.querySelectorAll('[hidden]')).toHaveLength(0);
      for (const { description, problem, work } of Object.values(messages.projects.list)) {
        for (const text of [description, problem, work]) {
          expect(page.body.textContent?.split(text)).toHaveLength(2);
        }
      }
    });
  });
});
