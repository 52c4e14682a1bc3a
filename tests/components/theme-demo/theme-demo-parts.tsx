import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '@/components/shell/theme-provider';
import { ThemeDemoSections } from '@/components/theme-demo/theme-demo-sections';
import { renderInLocale } from '@/tests/support/render-in-locale';

export async function renderDemo(locale: 'en' | 'fa' = 'en') {
  return await renderInLocale(
    <ThemeProvider>
      <ThemeDemoSections />
    </ThemeProvider>,
    locale,
  );
}

/** Stops the clock at an hour; it goes on by `jest.advanceTimersByTime` only. */
export function setTime(hour: number) {
  jest.useFakeTimers({
    now: new Date(2026, 10, 20, hour, 5, 9),
    doNotFake: ['nextTick', 'queueMicrotask', 'performance'],
  });
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

/** The value beside a label of the status card or of the measurements. */
export function reading(label: string) {
  const term = screen.getByText(label, { selector: 'dt' });
  return term.parentElement?.querySelector('dd')?.textContent;
}

export const modeNames = { light: 'Light', dark: 'Dark', system: 'System', auto: 'Auto' };

export const key = (mode: keyof typeof modeNames) =>
  within(screen.getByRole('group', { name: 'Theme mode' })).getByRole('button', {
    name: new RegExp(`^${modeNames[mode]}`),
  });

/** A new visitor: nothing stored, no theme on the page. */
export function forgetTheme() {
  localStorage.clear();
  document.documentElement.className = '';
  document.head.replaceChildren();
}
