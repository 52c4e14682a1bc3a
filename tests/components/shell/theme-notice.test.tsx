import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeNotice } from '@/components/shell/theme-notice';
import { ThemeProvider } from '@/components/shell/theme-provider';
import { useTheme } from '@/components/shell/use-theme';
import { axeViolations } from '@/tests/support/axe-violations';
import { fakeSystemTheme } from '@/tests/support/fake-system-theme';
import { renderInLocale } from '@/tests/support/render-in-locale';

const root = document.documentElement;

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

describe('the notice of an automatic switch', () => {
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
