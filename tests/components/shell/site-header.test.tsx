import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { SiteHeader } from '@/components/shell/site-header';
import { ThemeContext } from '@/components/shell/use-theme';
import type { Locale } from '@/lib/i18n/locales';
import { AtPath } from '@/tests/support/at-path';
import { fakeMotion } from '@/tests/support/fake-motion';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { shownTheme } from './render-top-bar';

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
        <SiteHeader locale={locale} />
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
