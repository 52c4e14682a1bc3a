import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '@/components/shell/theme-provider';
import { ThemeDemoSections } from '@/components/theme-demo/theme-demo-sections';
import words from '@/messages/en/theme-demo.json';
import { fakeSystemTheme } from '@/tests/support/fake-system-theme';
import { renderInLocale } from '@/tests/support/render-in-locale';

const root = document.documentElement;

async function renderDemo(locale: 'en' | 'fa' = 'en') {
  return await renderInLocale(
    <ThemeProvider>
      <ThemeDemoSections locale={locale} />
    </ThemeProvider>,
    locale,
  );
}

function setTime(hour: number) {
  jest.useFakeTimers({
    now: new Date(2026, 10, 20, hour, 5, 9),
    doNotFake: ['nextTick', 'queueMicrotask', 'performance'],
  });
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

/** The value that stands beside a label of the status card. */
function reading(label: string) {
  const term = screen.getByText(label, { selector: 'dt' });
  return term.parentElement?.querySelector('dd')?.textContent;
}

const key = (mode: keyof typeof words.modes) =>
  within(screen.getByRole('group', { name: words.choose })).getByRole('button', {
    name: new RegExp(`^${words.modes[mode]}`),
  });

beforeEach(() => {
  localStorage.clear();
  root.className = '';
  document.head.replaceChildren();
});

afterEach(() => jest.useRealTimers());

describe('the theme demo', () => {
  it('shows the four modes, each with what it does, and changes to them [DEMO-02]', async () => {
    const user = userEvent.setup();
    fakeSystemTheme('light');
    await renderDemo();

    for (const mode of ['light', 'dark', 'system', 'auto'] as const) {
      expect(key(mode)).toHaveTextContent(words.descriptions[mode]);
      await user.click(key(mode));
      expect(localStorage.getItem('theme')).toBe(mode);
      expect(key(mode)).toHaveAttribute('aria-pressed', 'true');
    }
  });

  it('says that auto is dark 7PM to 7AM and light 7AM to 7PM [DEMO-07]', async () => {
    fakeSystemTheme('light');
    await renderDemo();

    expect(screen.getByText(/dark 7PM to 7AM, light 7AM to 7PM/)).toBeVisible();
  });
});

describe('the status card', () => {
  it('shows mode, resolved theme, time-based theme, time and system preference [DEMO-03]', async () => {
    fakeSystemTheme('light');
    setTime(21);
    await renderDemo();

    expect(reading('Current mode')).toBe('System');
    expect(reading('Resolved theme')).toBe('Light');
    expect(reading('Time-based theme')).toBe('Dark');
    expect(reading('Current time')).toMatch(/^9:05:09\spm$/);
    expect(reading('System preference')).toBe('Active');
  });

  it('follows a choice and the clock [DEMO-03]', async () => {
    fakeSystemTheme('light');
    const user = setTime(12);
    await renderDemo();

    await user.click(key('dark'));
    expect(reading('Current mode')).toBe('Dark');
    expect(reading('Resolved theme')).toBe('Dark');
    expect(reading('Time-based theme')).toBe('Light');
    expect(reading('System preference')).toBe('Not active');

    act(() => jest.advanceTimersByTime(1_000));
    expect(reading('Current time')).toMatch(/^12:05:10\spm$/);
  });

  it('writes time and hours as Persian does', async () => {
    fakeSystemTheme('light');
    setTime(21);
    await renderDemo('fa');

    expect(screen.getByText('۲۱:۰۵:۰۹')).toBeVisible();
    expect(screen.getByText('۱۹')).toBeVisible();
  });
});

describe('the quick test', () => {
  it('shows all four modes for 1500 ms each, and then the visitor’s own again [DEMO-04]', async () => {
    fakeSystemTheme('light');
    localStorage.setItem('theme', 'system');
    const user = setTime(12);
    await renderDemo();
    await user.click(screen.getByRole('button', { name: words.quick.start }));

    for (const mode of ['light', 'dark', 'system', 'auto'] as const) {
      expect(localStorage.getItem('theme')).toBe(mode);
      expect(screen.getByText(words.quick.running)).toHaveTextContent(words.modes[mode]);
      expect(screen.getByRole('button', { name: words.comprehensive.start })).toBeDisabled();
      act(() => jest.advanceTimersByTime(1_499));
      expect(localStorage.getItem('theme')).toBe(mode);
      act(() => jest.advanceTimersByTime(1));
    }

    expect(screen.getByText(words.quick.done)).toBeVisible();
    expect(localStorage.getItem('theme')).toBe('system');
    act(() => jest.advanceTimersByTime(10_000));
    expect(localStorage.getItem('theme')).toBe('system');
  });

  it('puts the visitor’s mode back when it is stopped', async () => {
    fakeSystemTheme('light');
    localStorage.setItem('theme', 'auto');
    const user = setTime(12);
    await renderDemo();
    await user.click(screen.getByRole('button', { name: words.quick.start }));
    act(() => jest.advanceTimersByTime(2_000));
    expect(localStorage.getItem('theme')).toBe('dark');

    await user.click(screen.getByRole('button', { name: words.quick.stop }));

    expect(localStorage.getItem('theme')).toBe('auto');
    act(() => jest.advanceTimersByTime(10_000));
    expect(localStorage.getItem('theme')).toBe('auto');
  });

  it('ends when the visitor chooses a mode, and leaves it', async () => {
    fakeSystemTheme('light');
    localStorage.setItem('theme', 'auto');
    const user = setTime(12);
    await renderDemo();
    await user.click(screen.getByRole('button', { name: words.quick.start }));
    expect(localStorage.getItem('theme')).toBe('light');

    await user.click(key('dark'));

    expect(screen.getByText(words.quick.stopped)).toBeVisible();
    act(() => jest.advanceTimersByTime(10_000));
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it.each(['by another page', 'by closing the tab'])(
    'puts the visitor’s mode back when the page is left %s',
    async (how) => {
      fakeSystemTheme('light');
      localStorage.setItem('theme', 'auto');
      const user = setTime(12);
      const { unmount } = await renderDemo();
      await user.click(screen.getByRole('button', { name: words.quick.start }));
      act(() => jest.advanceTimersByTime(1_500));
      expect(localStorage.getItem('theme')).toBe('dark');

      if (how === 'by another page') unmount();
      else act(() => window.dispatchEvent(new Event('pagehide')));

      expect(localStorage.getItem('theme')).toBe('auto');
    },
  );
});

describe('the comprehensive test', () => {
  it('passes on a page that changes fast, with its measurements [DEMO-05]', async () => {
    const user = userEvent.setup();
    fakeSystemTheme('light');
    localStorage.setItem('theme', 'dark');
    await renderDemo();
    await user.click(screen.getByRole('button', { name: words.comprehensive.start }));

    expect(screen.getByText(words.comprehensive.passed)).toBeVisible();
    expect(reading(words.comprehensive.average)).toMatch(/^\d+(\.\d)?\sms$/);
    expect(reading(words.comprehensive.changes)).toBe('20');
    expect(reading(words.comprehensive.wrong)).toBe('0');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(root).toHaveClass('dark');
  });

  it('fails on a page that takes 50 ms to change [DEMO-05]', async () => {
    const user = userEvent.setup();
    fakeSystemTheme('light');
    await renderDemo();
    // Restyling, which the measurement waits for, costs 50 ms of this clock.
    const measure = document.body.getBoundingClientRect.bind(document.body);
    let clock = 0;
    const restyle = jest.spyOn(document.body, 'getBoundingClientRect').mockImplementation(() => {
      clock += 50;
      return measure();
    });
    const time = jest.spyOn(performance, 'now').mockImplementation(() => clock);
    await user.click(screen.getByRole('button', { name: words.comprehensive.start }));
    time.mockRestore();
    restyle.mockRestore();

    expect(screen.getByText(words.comprehensive.failed)).toBeVisible();
    expect(reading(words.comprehensive.average)).toMatch(/^50\sms$/);
  });
});
