import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProjectList } from '@/components/clients/project-list';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';

const client = 'Tugun Toast House';
const id = 'tugun-toast-house';

async function openAt(query: string, locale: Locale = 'en') {
  window.history.pushState(null, '', '/elsewhere');
  window.history.pushState(null, '', `/clients${query}`);
  const page = await renderInLocale(<ProjectList locale={locale} />, locale);
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
