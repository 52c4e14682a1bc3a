/** @jest-environment ./tests/support/render-environment.ts */

import vm from 'node:vm';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ThemeNotice } from '@/components/shell/theme-notice';
import { ThemeProvider } from '@/components/shell/theme-provider';
import { ThemeSwitcher } from '@/components/shell/theme-switcher';
import { TopBar } from '@/components/shell/top-bar';
import { useTheme } from '@/components/shell/use-theme';
import { applyTheme, themeScript } from '@/lib/browser/theme/apply-theme';
import { autoTheme, themeModes } from '@/lib/browser/theme/auto-theme';
import type { Locale } from '@/lib/i18n/locales';
import { AtPath } from '@/tests/support/at-path';
import { axeViolations } from '@/tests/support/axe-violations';
import { fakeSystemTheme } from '@/tests/support/fake-system-theme';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { startSiteAnswers } from '@/tests/support/site-answers';

function Reading() {
  const { mode, resolved, toggle } = useTheme();
  return (
    <button type="button" onClick={toggle}>
      {`${mode ?? 'unknown'} ${resolved ?? 'unknown'}`}
    </button>
  );
}

function Switches() {
  const { setMode, toggle } = useTheme();
  return (
    <>
      <button type="button" onClick={() => setMode('auto')}>
        auto
      </button>
      <button type="button" onClick={toggle}>
        toggle
      </button>
    </>
  );
}

describe('useTheme', () => {
  const provided = (
    <ThemeProvider>
      <Reading />
    </ThemeProvider>
  );

  beforeEach(() => localStorage.clear());

  it('throws outside its provider [THEME-14]', () => {
    // React also logs errors thrown by components.
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});

    expect(() => render(<Reading />)).toThrow(new Error('useTheme must be used within a ThemeProvider'));

    log.mockRestore();
  });

  it('says what was chosen and what is shown', () => {
    fakeSystemTheme('dark');
    render(provided);
    expect(screen.getByRole('button')).toHaveTextContent('system dark');
  });

  it('takes a stored mode that is none for system', () => {
    fakeSystemTheme('light');
    localStorage.setItem('theme', 'sepia');
    render(provided);
    expect(screen.getByRole('button')).toHaveTextContent('system light');
  });

  it('toggles from what is shown, and between light and dark', async () => {
    fakeSystemTheme('dark');
    render(provided);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('light light');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('dark dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('knows nothing in the prerendered page, so that it says nothing wrong', () => {
    fakeSystemTheme('dark');
    localStorage.setItem('theme', 'dark');
    expect(renderToString(provided)).toContain('unknown unknown');
  });
});

describe('the controls of the theme', () => {
  const root = document.documentElement;

  let site: Awaited<ReturnType<typeof startSiteAnswers>>;

  beforeEach(async () => {
    localStorage.clear();
    root.className = '';
    site = await startSiteAnswers();
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await site.stop();
  });

  async function renderBar(locale: Locale = 'en', place = 'Brisbane, Australia') {
    const page = await renderInLocale(
      <ThemeProvider>
        <AtPath pathname={locale === 'en' ? '/contact' : `/${locale}/contact`}>
          <TopBar />
        </AtPath>
      </ThemeProvider>,
      locale,
    );
    expect(await screen.findByText(place)).toBeInTheDocument();
    return page;
  }

  it('offers light, dark, system and auto, each with label and description, and stores its value [THEME-02]', async () => {
    fakeSystemTheme('light');
    await renderBar();
    const menu = within(screen.getByRole('group', { name: 'Choose a theme', hidden: true }));
    const buttons = menu.getAllByRole('button', { hidden: true });
    const shown = buttons.map((button) => [...button.children].map(({ textContent }) => textContent));
    expect(shown).toEqual([
      ['Light', 'Bright at any hour'],
      ['Dark', 'Easy on the eyes at night'],
      ['System', 'As your device is set'],
      ['Auto', 'Dark from 7 pm to 7 am'],
    ]);
    const stored: (string | null)[] = [];
    for (const button of buttons) {
      await userEvent.click(button);
      stored.push(localStorage.getItem('theme'));
    }
    expect(stored).toEqual(['light', 'dark', 'system', 'auto']);
  });

  describe('the theme toggle of the top bar', () => {
    it('switches mode light to dark and mode dark to light [THEME-12]', async () => {
      fakeSystemTheme('light');
      localStorage.setItem('theme', 'light');
      await renderBar();
      await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
      expect(localStorage.getItem('theme')).toBe('dark');
      expect(root).toHaveClass('dark');
      await userEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }));
      expect(localStorage.getItem('theme')).toBe('light');
      expect(root).toHaveClass('light');
    });

    it.each([
      ['system', 'dark', 12, 'Switch to light mode', 'light'],
      ['system', 'light', 22, 'Switch to dark mode', 'dark'],
      ['auto', 'light', 22, 'Switch to light mode', 'light'],
      ['auto', 'dark', 12, 'Switch to dark mode', 'dark'],
    ] as const)(
      'flips what mode %s shows on a %s system at %d o’clock [THEME-13]',
      async (mode, system, hour, name, expected) => {
        fakeSystemTheme(system);
        jest.spyOn(Date.prototype, 'getHours').mockReturnValue(hour);
        localStorage.setItem('theme', mode);
        await renderBar();
        await userEvent.click(screen.getByRole('button', { name }));
        expect(localStorage.getItem('theme')).toBe(expected);
        expect(root).toHaveClass(expected);
      },
    );

    it('is there in Persian, too', async () => {
      fakeSystemTheme('light');
      await renderBar('fa', 'Brisbane، Australia');
      expect(screen.getByRole('button', { name: 'رفتن به پوستهٔ تیره' })).toBeVisible();
    });
  });
});

describe('the theme', () => {
  const options = themeModes.map((value) => ({
    value,
    label: `Mode ${value}`,
    description: `What ${value} does`,
    buttonLabel: `Theme: ${value}`,
  }));

  function renderMenu() {
    return render(
      <ThemeProvider>
        <ThemeSwitcher options={options} chooseLabel="Choose a theme" />
      </ThemeProvider>,
    );
  }

  const root = document.documentElement;

  beforeEach(() => {
    localStorage.clear();
    root.className = '';
    document.head.replaceChildren();
  });

  afterEach(() => jest.useRealTimers());

  describe('the theme menu', () => {
    it('stores the mode and shows it as class and theme-color', async () => {
      fakeSystemTheme('light');
      renderMenu();
      await userEvent.click(screen.getByText('What dark does'));
      expect(localStorage.getItem('theme')).toBe('dark');
      expect(root).toHaveClass('dark');
      expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute('content', '#0f172a');
    });

    it('follows the operating system in mode system, also when it changes [THEME-04, THEME-05]', () => {
      localStorage.setItem('theme', 'system');
      const system = fakeSystemTheme('dark');
      renderMenu();
      expect(root).toHaveClass('dark');
      act(() => system.change('light'));
      expect(root).toHaveClass('light');
    });

    it('looks at the clock again every 60 seconds in mode auto [THEME-07]', () => {
      fakeSystemTheme('light');
      localStorage.setItem('theme', 'auto');
      jest.useFakeTimers({ now: new Date(2026, 10, 20, 12, 0, 30) });
      renderMenu();
      expect(root).toHaveClass('light');
      // The clock itself jumps (another time zone, a wake-up), so that only the re-check can detect it.
      jest.setSystemTime(new Date(2026, 10, 20, 20, 0, 0));
      act(() => jest.advanceTimersByTime(59_000));
      expect(root).toHaveClass('light');
      act(() => jest.advanceTimersByTime(1_000));
      expect(root).toHaveClass('dark');
    });

    it('switches exactly at 19:00 in mode auto', () => {
      fakeSystemTheme('light');
      localStorage.setItem('theme', 'auto');
      jest.useFakeTimers({ now: new Date(2026, 10, 20, 18, 59, 50) });
      renderMenu();
      act(() => jest.advanceTimersByTime(9_000));
      expect(root).toHaveClass('light');
      act(() => jest.advanceTimersByTime(1_000));
      expect(root).toHaveClass('dark');
    });
  });

  describe('the script before the first paint', () => {
    it('is the same function, complete in itself', () => {
      fakeSystemTheme('dark');
      vm.runInNewContext(themeScript, { document, localStorage, matchMedia: window.matchMedia, Date });
      expect(root).toHaveClass('dark');
      root.className = '';
      expect(applyTheme(null, autoTheme)).toBe('dark');
    });

    it('survives forbidden storage', () => {
      fakeSystemTheme('light');
      const forbidden = {
        getItem() {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      vm.runInNewContext(themeScript, {
        document,
        localStorage: forbidden,
        matchMedia: window.matchMedia,
        Date,
      });
      expect(root).toHaveClass('light');
    });
  });
});

describe('the notice of an automatic switch', () => {
  const root = document.documentElement;

  function renderNotice() {
    return renderInLocale(
      <ThemeProvider>
        <ThemeNotice />
        <Switches />
      </ThemeProvider>,
    );
  }

  function setTime(hour: number, minute: number, second: number) {
    // Microtasks are not faked: rendering in a language waits for the words.
    jest.useFakeTimers({
      now: new Date(2026, 10, 20, hour, minute, second),
      doNotFake: ['nextTick', 'queueMicrotask'],
    });
  }

  beforeEach(() => {
    localStorage.clear();
    root.className = '';
    document.head.replaceChildren();
    fakeSystemTheme('light');
  });

  afterEach(() => jest.useRealTimers());

  it.each([
    { hour: 18, theme: 'dark', notice: 'Switched to dark mode' },
    { hour: 6, theme: 'light', notice: 'Switched to light mode' },
  ])('says "$notice" when auto flips after $hour o’clock [THEME-08]', async ({ hour, theme, notice }) => {
    localStorage.setItem('theme', 'auto');
    setTime(hour, 59, 59);
    await renderNotice();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    act(() => jest.advanceTimersByTime(1_000));

    expect(root).toHaveClass(theme);
    expect(screen.getByRole('status')).toHaveTextContent(notice);
  });

  it('is gone after 2 seconds, not earlier [THEME-09]', async () => {
    localStorage.setItem('theme', 'auto');
    setTime(18, 59, 59);
    await renderNotice();
    act(() => jest.advanceTimersByTime(1_000));

    act(() => jest.advanceTimersByTime(1_999));
    expect(screen.getByText('Switched to dark mode')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(root).toHaveClass('dark');
  });

  it('is not shown on load, nor for a choice of the visitor, nor for a change of the system', async () => {
    const system = fakeSystemTheme('light');
    setTime(21, 0, 0);
    await renderNotice();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

    act(() => system.change('dark'));
    expect(root).toHaveClass('dark');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    act(() => system.change('light'));
    await user.click(screen.getByText('auto'));
    expect(root).toHaveClass('dark');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('goes when the visitor chooses otherwise', async () => {
    localStorage.setItem('theme', 'auto');
    setTime(18, 59, 59);
    await renderNotice();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByText('Switched to dark mode')).toBeVisible();

    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByText('toggle'));

    expect(root).toHaveClass('light');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('passes axe', async () => {
    const { container } = await renderNotice();

    expect(await axeViolations(container)).toEqual([]);
  });
});
