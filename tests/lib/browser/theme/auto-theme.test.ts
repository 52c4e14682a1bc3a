import {
  autoTheme,
  isThemeMode,
  msToNextSwitch,
  themeModes,
  toggledMode,
} from '@/lib/browser/theme/auto-theme';

describe('mode auto', () => {
  it('is dark from 19:00 to 07:00 and light otherwise [THEME-06]', () => {
    const dark = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => autoTheme(hour) === 'dark');
    expect(dark).toEqual([0, 1, 2, 3, 4, 5, 6, 19, 20, 21, 22, 23]);
  });

  it.each([
    ['06:59', 60_000],
    ['07:00', 12 * 3_600_000],
    ['18:59', 60_000],
    ['19:00', 12 * 3_600_000],
    ['23:00', 8 * 3_600_000],
  ])('switches next after the right time from %s', (time, milliseconds) => {
    expect(msToNextSwitch(new Date(`2026-11-20T${time}:00`))).toBe(milliseconds);
  });
});

describe('modes', () => {
  it('are light, dark, system and auto [THEME-01]', () => {
    expect(themeModes).toEqual(['light', 'dark', 'system', 'auto']);
    expect(themeModes.every(isThemeMode)).toBe(true);
    expect(isThemeMode('sepia')).toBe(false);
  });

  it('swap light and dark by the toggle', () => {
    expect(toggledMode('light', 'dark')).toBe('dark');
    expect(toggledMode('dark', 'light')).toBe('light');
  });

  it('flip what is shown by the toggle in system and auto', () => {
    expect(toggledMode('system', 'dark')).toBe('light');
    expect(toggledMode('auto', 'light')).toBe('dark');
  });
});
