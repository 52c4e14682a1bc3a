import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { ProjectList } from '@/components/clients/project-list';
import { projects } from '@/lib/content/project-store';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';

async function openAt(query: string, locale: Locale = 'en') {
  window.history.replaceState(null, '', `/clients${query}`);
  const page = await renderInLocale(<ProjectList locale={locale} />, locale);
  return { ...page, user: userEvent.setup() };
}

const tab = (name: string) => screen.getByRole('tab', { name });
const filter = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
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

  it('have no accessibility violations', async () => {
    const { container } = await openAt('?category=technology', 'fa');
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('the prerendered page', () => {
  it('hides no project for good, and holds every case study for readers without script, who read nothing twice', async () => {
    const messages = await loadMessages('en');
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="Australia/Brisbane">
        <ProjectList locale="en" />
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
