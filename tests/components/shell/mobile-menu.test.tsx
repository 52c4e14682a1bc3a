import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteHeader } from '@/components/shell/site-header';
import { ThemeProvider } from '@/components/shell/theme-provider';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { AtPath } from '@/tests/support/at-path';
import { fakeSystemTheme } from '@/tests/support/fake-system-theme';
import { renderInLocale } from '@/tests/support/render-in-locale';

beforeEach(() => {
  localStorage.clear();
  fakeSystemTheme('light');
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  // jsdom can't follow a link, and logs it; in a browser the router prevents the default action.
  document.addEventListener('click', keepOnPage);
});
afterEach(() => {
  document.removeEventListener('click', keepOnPage);
  jest.restoreAllMocks();
});

function keepOnPage(event: Event) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

async function openMenu(locale: Locale = 'en', menu = 'Menu') {
  const pathname = locale === 'en' ? '/contact' : `/${locale}/contact`;
  await renderInLocale(
    <ThemeProvider>
      <AtPath pathname={pathname}>
        <SiteHeader locale={locale} />
      </AtPath>
    </ThemeProvider>,
    locale,
  );
  const button = screen.getByRole('button', { name: menu });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button);
  return { button, panel: await screen.findByRole('dialog', { name: menu }) };
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the panel of the mobile menu', () => {
  it('lists the links of the header, each with an icon [MENU-05]', async () => {
    const { panel } = await openMenu();
    const header = within(screen.getByRole('navigation', { name: 'Main', hidden: true }))
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.getAttribute('href'), link.textContent]);
    const links = within(within(panel).getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(header);
    expect(header).toHaveLength(14);
    for (const link of links) expect(link.querySelector('svg path')).toHaveAttribute('d');
  });

  it('highlights the page the visitor is on', async () => {
    const { panel } = await openMenu();
    expect(within(panel).getByRole('link', { current: 'page' })).toHaveTextContent('Contact');
  });

  it('offers the page in nine languages [MENU-06]', async () => {
    const { panel } = await openMenu();
    const list = within(panel).getByRole('list', { name: 'Choose a language' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      localeCodes.map((code) => (code === 'en' ? '/contact' : `/${code}/contact`)),
    );
  });

  it('offers the four themes', async () => {
    const { panel } = await openMenu();
    const themes = within(panel).getByRole('group', { name: 'Choose a theme' });
    await userEvent.click(within(themes).getByRole('button', { name: 'Dark' }));
    expect(within(themes).getByRole('button', { pressed: true })).toHaveTextContent('Dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('switches between light and dark by one button [THEME-12]', async () => {
    localStorage.setItem('theme', 'light');
    const { panel } = await openMenu();
    await userEvent.click(within(panel).getByRole('button', { name: 'Switch to dark mode' }));
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(within(panel).getByRole('button', { name: 'Switch to light mode' }));
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('closes by its button, and gives the focus back [MENU-08]', async () => {
    const { button, panel } = await openMenu();
    await userEvent.click(within(panel).getByRole('button', { name: 'Close the menu' }));
    await expectClosed();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes by a click beside it [MENU-09]', async () => {
    await openMenu();
    const veil = document.querySelector('.veil');
    if (!veil) throw new Error('no backdrop');
    await userEvent.click(veil, { pointerEventsCheck: 0 });
    await expectClosed();
    expect(veil).not.toBeInTheDocument();
  });

  it('closes when a link in it is chosen [MENU-10]', async () => {
    const { panel } = await openMenu();
    await userEvent.click(within(panel).getByRole('link', { name: 'Blog' }));
    await expectClosed();
  });

  it('closes by Escape', async () => {
    const { button } = await openMenu();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(button).toHaveFocus();
  });

  it('opens again', async () => {
    const { button } = await openMenu();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await userEvent.click(button);
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});
