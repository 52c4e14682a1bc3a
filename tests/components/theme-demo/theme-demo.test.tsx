import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  forgetTheme,
  key,
  modeNames,
  reading,
  renderDemo,
  setTime,
} from '@/tests/components/theme-demo/theme-demo-parts';
import { fakeSystemTheme } from '@/tests/support/fake-system-theme';

describe('the theme demo', () => {
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
});

describe('the tests of the theme', () => {
  beforeEach(forgetTheme);

  afterEach(() => jest.useRealTimers());

  describe('the quick test', () => {
    it('shows all four modes for 1500 ms each, and then the visitor’s own again [DEMO-04]', async () => {
      fakeSystemTheme('light');
      localStorage.setItem('theme', 'system');
      const user = setTime(12);
      await renderDemo();
      await user.click(screen.getByRole('button', { name: 'Run quick test' }));

      for (const mode of ['light', 'dark', 'system', 'auto'] as const) {
        expect(localStorage.getItem('theme')).toBe(mode);
        expect(screen.getByText('Now showing:').parentElement).toHaveTextContent(modeNames[mode]);
        expect(screen.getByRole('button', { name: 'Run comprehensive test' })).toBeDisabled();
        act(() => jest.advanceTimersByTime(1_499));
        expect(localStorage.getItem('theme')).toBe(mode);
        act(() => jest.advanceTimersByTime(1));
      }

      expect(screen.getByText('Done. Your own mode is back.')).toBeVisible();
      expect(localStorage.getItem('theme')).toBe('system');
      act(() => jest.advanceTimersByTime(10_000));
      expect(localStorage.getItem('theme')).toBe('system');
    });

    it('puts the visitor’s mode back when it is stopped', async () => {
      fakeSystemTheme('light');
      localStorage.setItem('theme', 'auto');
      const user = setTime(12);
      await renderDemo();
      await user.click(screen.getByRole('button', { name: 'Run quick test' }));
      act(() => jest.advanceTimersByTime(2_000));
      expect(localStorage.getItem('theme')).toBe('dark');

      await user.click(screen.getByRole('button', { name: 'Stop' }));

      expect(localStorage.getItem('theme')).toBe('auto');
      act(() => jest.advanceTimersByTime(10_000));
      expect(localStorage.getItem('theme')).toBe('auto');
    });

    it('ends when the visitor chooses a mode, and leaves it', async () => {
      fakeSystemTheme('light');
      localStorage.setItem('theme', 'auto');
      const user = setTime(12);
      await renderDemo();
      await user.click(screen.getByRole('button', { name: 'Run quick test' }));
      expect(localStorage.getItem('theme')).toBe('light');

      await user.click(key('dark'));

      expect(screen.getByText('Stopped.')).toBeVisible();
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
        await user.click(screen.getByRole('button', { name: 'Run quick test' }));
        act(() => jest.advanceTimersByTime(1_500));
        expect(localStorage.getItem('theme')).toBe('dark');

        if (how === 'by another page') unmount();
        else act(() => window.dispatchEvent(new Event('pagehide')));

        expect(localStorage.getItem('theme')).toBe('auto');
      },
    );
  });

  describe('the comprehensive test', () => {
    /** Runs the test with a fake clock on which restyling the page takes `costMs`. */
    async function runWhereRestylingTakes(costMs: number) {
      const user = userEvent.setup();
      fakeSystemTheme('light');
      localStorage.setItem('theme', 'dark');
      await renderDemo();
      const measure = document.body.getBoundingClientRect.bind(document.body);
      let clock = 0;
      const restyle = jest.spyOn(document.body, 'getBoundingClientRect').mockImplementation(() => {
        clock += costMs;
        return measure();
      });
      const time = jest.spyOn(performance, 'now').mockImplementation(() => clock);
      await user.click(screen.getByRole('button', { name: 'Run comprehensive test' }));
      time.mockRestore();
      restyle.mockRestore();
    }

    it('passes on a page that takes 49 ms to change, with its measurements [DEMO-05]', async () => {
      await runWhereRestylingTakes(49);

      expect(screen.getByText('Pass')).toBeVisible();
      expect(reading('Average per change')).toMatch(/^49\sms$/);
      expect(reading('Changes made')).toBe('20');
      expect(reading('Wrong results')).toBe('0');
      expect(localStorage.getItem('theme')).toBe('dark');
      expect(document.documentElement).toHaveClass('dark');
    });

    it('fails on a page that takes 50 ms to change [DEMO-05]', async () => {
      await runWhereRestylingTakes(50);

      expect(screen.getByText('Fail')).toBeVisible();
      expect(reading('Average per change')).toMatch(/^50\sms$/);
    });
  });
});
