import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { LanguageSwitcher } from '@/components/shell/language-switcher';
import { NavLink } from '@/components/shell/nav-link';
import { SiteFooter } from '@/components/shell/site-footer';
import { SiteHeader } from '@/components/shell/site-header';
import { ThemeProvider } from '@/components/shell/theme-provider';
import { ThemeContext } from '@/components/shell/use-theme';
import { Link } from '@/components/ui/link';
import { moveFocus } from '@/lib/browser/links/move-focus';
import { watchLinks } from '@/lib/browser/links/watch-links';
import { type Locale, localeCodes, locales } from '@/lib/i18n/locales';
import { footerPages } from '@/lib/site/navigation';
import { shownTheme } from '@/tests/components/shell/render-top-bar';
import { AtPath } from '@/tests/support/at-path';
import { fakeMotion } from '@/tests/support/fake-motion';
import { fakeSystemTheme } from '@/tests/support/fake-system-theme';
import { renderInLocale } from '@/tests/support/render-in-locale';

describe('the header', () => {
  const order = [
    '/',
    '/about',
    '/services',
    '/products',
    '/clients',
    '/blog',
    '/business-growth',
    '/smart-personalization',
    '/ai-recommendations',
    '/tech-tips',
    '/seo-audit',
    '/weather',
    '/contact',
    '/faq',
  ];

  function renderHeader(pathname: string, locale: Locale = 'en') {
    return renderInLocale(
      <ThemeContext value={shownTheme}>
        <AtPath pathname={pathname}>
          <SiteHeader />
        </AtPath>
      </ThemeContext>,
      locale,
    );
  }

  /** The links of the header's index, the first navigation of the page. */
  const links = () => within(screen.getByRole('navigation')).getAllByRole('link');

  /** jsdom can't leave the page, so its default action is prevented, as by the router in a browser. */
  function choose(link: Element, keys: MouseEventInit = {}) {
    const click = createEvent.click(link, keys);
    click.preventDefault();
    fireEvent(link, click);
  }

  describe('the header', () => {
    it('lists fourteen links in order [HEADER-01]', async () => {
      await renderHeader('/');
      expect(links().map((link) => link.getAttribute('href'))).toEqual(order);
    });

    it('leads to the pages of its own language', async () => {
      await renderHeader('/fa', 'fa');
      expect(links().map((link) => link.getAttribute('href'))).toEqual(
        order.map((path) => `/fa${path === '/' ? '' : path}`),
      );
    });

    it('calls the audit "Free SEO Audit" [HEADER-02]', async () => {
      await renderHeader('/');
      expect(screen.getByRole('link', { name: 'Free SEO Audit' })).toHaveAttribute('href', '/seo-audit');
    });

    it('names its pages in plain English [HEADER-03]', async () => {
      await renderHeader('/');
      const names = links().map((link) => link.textContent);
      expect(names).toEqual(
        expect.arrayContaining(['Home', 'About', 'Services', 'Products', 'Portfolio', 'Blog', 'Contact']),
      );
    });

    it.each([
      ['/', 'en', 'Home'],
      ['/contact', 'en', 'Contact'],
      ['/en/contact', 'en', 'Contact'],
      ['/seo-audit', 'en', 'Free SEO Audit'],
    ] as const)('at %s highlights one link, that page’s [HEADER-05]', async (pathname, locale, name) => {
      await renderHeader(pathname, locale);
      const current = links().filter((link) => link.hasAttribute('aria-current'));
      expect(current.map((link) => link.textContent)).toEqual([name]);
    });

    it('highlights the page also below a language, and nothing on a page outside the navigation', async () => {
      const { unmount } = await renderHeader('/fa/contact', 'fa');
      const current = links().filter((link) => link.hasAttribute('aria-current'));
      expect(current.map((link) => link.getAttribute('href'))).toEqual(['/fa/contact']);
      unmount();
      await renderHeader('/nope');
      expect(links().filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
    });
  });

  describe('choosing a link of the header', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});

    beforeEach(() => {
      scrollTo.mockClear();
      fakeMotion('full');
      history.replaceState(null, '', '/');
    });
    afterEach(() => jest.useRealTimers());

    it('scrolls smoothly to the top 100 ms later, whichever it is, when its page is open [HEADER-06]', async () => {
      await renderHeader('/contact');
      jest.useFakeTimers();
      for (const link of links()) {
        scrollTo.mockClear();
        history.replaceState(null, '', link.getAttribute('href'));
        choose(link);
        act(() => jest.advanceTimersByTime(99));
        expect(scrollTo).not.toHaveBeenCalled();
        act(() => jest.advanceTimersByTime(1));
        expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
      }
    });

    it('does so while another page is on its way, too, where Back can lead to the place that was left [HEADER-06]', async () => {
      await renderHeader('/');
      jest.useFakeTimers();
      choose(screen.getByRole('link', { name: 'Blog' }));
      act(() => jest.advanceTimersByTime(1_000));
      expect(scrollTo).not.toHaveBeenCalled();

      Object.defineProperty(window, 'navigation', {
        value: { currentEntry: { key: 'here' } },
        configurable: true,
      });
      choose(screen.getByRole('link', { name: 'Blog' }));
      act(() => jest.advanceTimersByTime(99));
      expect(scrollTo).not.toHaveBeenCalled();
      act(() => jest.advanceTimersByTime(1));
      expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
      Reflect.deleteProperty(window, 'navigation');
    });

    it('jumps there when the visitor wants less motion', async () => {
      fakeMotion('reduced');
      await renderHeader('/');
      jest.useFakeTimers();
      choose(screen.getByRole('link', { name: 'Home' }));
      act(() => jest.advanceTimersByTime(100));
      expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    });

    it('leaves this page where it is when the link opens in a new tab', async () => {
      await renderHeader('/');
      jest.useFakeTimers();
      choose(screen.getByRole('link', { name: 'Blog' }), { ctrlKey: true });
      act(() => jest.advanceTimersByTime(1_000));
      expect(scrollTo).not.toHaveBeenCalled();
    });
  });
});

describe('the panel of the mobile menu', () => {
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
          <SiteHeader />
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

it.each([
  { at: '/contact', href: '/contact', current: 'page' },
  { at: '/contact', href: '/blog', current: null },
  { at: '/fa/contact', href: '/fa/contact', current: 'page' },
  { at: '/fa/contact', href: '/fa', current: null },
])('at $at a link to $href has aria-current $current', ({ at, href, current }) => {
  render(
    <AtPath pathname={at}>
      <NavLink href={href}>A page</NavLink>
    </AtPath>,
  );
  expect(screen.getByRole('link', { name: 'A page' }).getAttribute('aria-current')).toBe(current);
});

describe('the menu of languages', () => {
  function renderMenu(pathname: string) {
    return render(
      <AtPath pathname={pathname}>
        <LanguageSwitcher locale="en" chooseLabel="Choose a language" />
      </AtPath>,
    );
  }

  function listedLinks() {
    const list = screen.getByRole('list', { hidden: true, name: 'Choose a language' });
    return within(list)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
  }

  it.each([
    ['/contact', '/contact'],
    ['/en/contact', '/contact'],
    ['/fa/contact', '/contact'],
    ['/', '/'],
    ['/en/404', '/'],
  ])('at %s the menu links to %s in nine languages', (pathname, path) => {
    renderMenu(pathname);
    const expected = localeCodes.map((code) =>
      code === 'en' ? path : `/${code}${path === '/' ? '' : path}`,
    );
    expect(listedLinks()).toEqual(expected);
    expect(screen.getByRole('button')).toHaveAccessibleName(`Choose a language: ${locales.en.nativeName}`);
  });
});

describe('the footer', () => {
  function renderFooter(locale: Locale = 'en') {
    return renderInLocale(
      <AtPath pathname={locale === 'en' ? '/contact' : `/${locale}/contact`}>
        <SiteFooter />
      </AtPath>,
      locale,
    );
  }

  const hrefs = (container: HTMLElement) =>
    within(container)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  const headed = (name: RegExp) => screen.getByRole('heading', { name }).closest('div') ?? document.body;

  beforeEach(() => renderFooter());

  it('says who we are [FOOTER-01]', () => {
    expect(
      screen.getByText(/^Websites and SEO for small businesses.*Cornerpiece Digital is a division/),
    ).toBeVisible();
  });

  it('links to our Facebook and Instagram pages [FOOTER-02]', () => {
    const href = expect.stringMatching(/^https:\/\/[^/]+\/.+/);
    for (const name of ['Cornerpiece Digital on Facebook', 'Cornerpiece Digital on Instagram']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toEqual(href);
    }
  });

  it('links to five services in order [FOOTER-03]', () => {
    expect(hrefs(screen.getByRole('navigation', { name: 'Services' }))).toEqual([
      '/services#web-design',
      '/services#seo',
      '/services#digital-marketing',
      '/services#ecommerce',
      '/services#maintenance',
    ]);
  });

  it('lists the areas served as text, without links [FOOTER-04]', () => {
    const areas = headed(/^Areas served/);
    for (const name of [
      'Surfers Paradise',
      'Broadbeach',
      'Southport',
      'Robina',
      'Burleigh Heads',
      'All Gold Coast',
    ]) {
      expect(within(areas).getByText(name)).toBeVisible();
    }
    expect(within(areas).queryAllByRole('link')).toEqual([]);
  });

  it('says where we are and how to reach us [FOOTER-05]', () => {
    const contact = headed(/^Contact$/);
    expect(within(contact).getByText('Gold Coast, Queensland, Australia')).toBeVisible();
    expect(hrefs(contact)).toEqual(['tel:1300944422', 'mailto:hello@cornerpiece.example']);
    expect(within(contact).getByRole('link', { name: '1300 944 422' })).toBeVisible();
  });

  it('links to the privacy policy and the terms [FOOTER-06]', () => {
    const legal = screen.getByRole('list', { name: 'Legal' });
    expect(hrefs(legal)).toEqual(['/privacy-policy', '/terms']);
    expect(within(legal).getByRole('button', { name: 'Cookie preferences' })).toBeVisible();
  });

  it('says whose trademark the name is [FOOTER-08]', () => {
    const line =
      /^© \d{4} Cornerpiece Pty Ltd\. Cornerpiece Digital is a trademark of Cornerpiece Pty Ltd\.$/;
    expect(screen.getByText(line)).toBeVisible();
  });

  it('lists all pages for those who have no menu', () => {
    const index = screen.getByRole('navigation', { name: 'All pages' });
    expect(index).toHaveAttribute('id', 'site-index');
    expect(hrefs(index)).toEqual(footerPages.map(({ href }) => href));
  });
});

function LinkingPage({ title }: { title: string }) {
  return (
    <main>
      <h1>{title}</h1>
      <Link href="/contact">Contact</Link>
    </main>
  );
}

describe('the host of a link', () => {
  const router = { push: jest.fn(), prefetch: jest.fn() };

  let stop = () => {};

  beforeEach(() => {
    jest.clearAllMocks();
    stop = watchLinks(router);
  });

  afterEach(() => stop());

  const link = () => screen.getByRole('link');

  describe('a press of a link', () => {
    it('opens its page without a page load', () => {
      render(
        <Link href="/de/contact#form">
          <b>Contact</b>
        </Link>,
      );
      expect(fireEvent.click(screen.getByText('Contact'))).toBe(false);
      expect(router.push.mock.calls).toEqual([['/de/contact#form']]);
    });

    it('by keyboard gives the focus to the heading of the page that it leads to', () => {
      // Forgets the clicks of other tests.
      moveFocus();
      const { rerender } = render(<LinkingPage title="About" />);
      // A press has a detail of 1, Enter of 0.
      fireEvent.click(link(), { detail: 1 });
      moveFocus();
      expect(screen.getByRole('heading')).not.toHaveFocus();
      fireEvent.click(link(), { detail: 0 });
      rerender(<LinkingPage title="Contact us" />);
      moveFocus();
      expect(screen.getByRole('heading', { name: 'Contact us' })).toHaveFocus();
    });

    it('by keyboard has the focus again after Back, or the heading where the link is no longer there', () => {
      const currentEntry = { key: 'about' };
      Object.defineProperty(window, 'navigation', { value: { currentEntry }, configurable: true });
      const { rerender } = render(<LinkingPage title="About" />);
      fireEvent.click(link(), { detail: 0 });
      currentEntry.key = 'contact';
      rerender(<LinkingPage title="Contact us" />);
      moveFocus();
      currentEntry.key = 'about';
      rerender(<LinkingPage title="About" />);
      moveFocus();
      expect(link()).toHaveFocus();

      rerender(
        <main>
          <h1>About</h1>
        </main>,
      );
      moveFocus();
      expect(screen.getByRole('heading', { name: 'About' })).toHaveFocus();
      Reflect.deleteProperty(window, 'navigation');
    });

    it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
      'is left to the browser with %o',
      (how) => {
        render(<Link href="/contact">Contact</Link>);
        fireEvent.click(link(), how);
        expect(router.push).not.toHaveBeenCalled();
      },
    );

    it('is left to the browser where it is a plain anchor', () => {
      render(<a href="/feed.xml">Feed</a>);
      fireEvent.click(link());
      expect(router.push).not.toHaveBeenCalled();
    });

    it('does nothing when its component has prevented it', () => {
      const write = (event: MouseEvent) => event.preventDefault();
      render(
        <Link href="/contact" onClick={write}>
          Contact
        </Link>,
      );
      fireEvent.click(link());
      expect(router.push).not.toHaveBeenCalled();
    });
  });

  describe('the page of a link is fetched', () => {
    const approaches = {
      pointer: fireEvent.pointerOver,
      focus: fireEvent.focusIn,
    };

    it.each(['pointer', 'focus'] as const)('when the visitor approaches it by %s', (way) => {
      render(<Link href="/contact">Contact</Link>);
      expect(router.prefetch).not.toHaveBeenCalled();
      approaches[way](link());
      expect(router.prefetch.mock.calls).toEqual([['/contact']]);
    });

    it('at the press, where links are many', () => {
      render(
        <Link href="/contact" prefetch="press">
          Contact
        </Link>,
      );
      for (const approach of Object.values(approaches)) approach(link());
      expect(router.prefetch).not.toHaveBeenCalled();
      fireEvent.pointerDown(link());
      expect(router.prefetch.mock.calls).toEqual([['/contact']]);
    });

    it('not before the press, where it says so', () => {
      render(
        <Link href="/contact" prefetch={false}>
          Contact
        </Link>,
      );
      for (const approach of [...Object.values(approaches), fireEvent.pointerDown]) approach(link());
      expect(router.prefetch).not.toHaveBeenCalled();
      fireEvent.click(link());
      expect(router.push).toHaveBeenCalledTimes(1);
    });
  });
});
