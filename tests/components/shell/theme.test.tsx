import vm from 'node:vm';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeMenu } from '@/components/shell/theme-menu';
import { ThemeProvider } from '@/components/shell/theme-provider';
import { applyTheme, themeScript } from '@/lib/browser/theme/apply-theme';
import { autoTheme, themeModes } from '@/lib/browser/theme/auto-theme';
import { fakeSystemTheme } from '../../support/fake-system-theme';

const options = themeModes.map((value) => ({
  value,
  label: `Mode ${value}`,
  description: `What ${value} does`,
  buttonLabel: `Theme: ${value}`,
}));

function renderMenu() {
  return render(
    <ThemeProvider>
      <ThemeMenu options={options} chooseLabel="Choose a theme" icon={null} />
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
