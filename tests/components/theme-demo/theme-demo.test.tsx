import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSystemTheme } from '@/tests/support/fake-system-theme';
import { forgetTheme, key, reading, renderDemo, setTime } from './theme-demo-parts';

beforeEach(forgetTheme);
afterEach(() => jest.useRealTimers());

describe('the theme demo', () => {
  it('shows the four modes, each with what it does, and changes to them [DEMO-02]', async () => {
    const user = userEvent.setup();
    fakeSystemTheme('light');
    await renderDemo();

    for (const [mode, description] of [
      ['light', 'The day face, at any hour.'],
      ['dark', 'The night face, at any hour.'],
      ['system', 'Whatever your device is set to, and it follows when you change it.'],
      ['auto', 'Dark 7PM to 7AM, light 7AM to 7PM.'],
    ] as const) {
      expect(key(mode)).toHaveTextContent(description);
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
