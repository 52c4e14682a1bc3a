/** @jest-environment ./tests/support/render-environment.ts */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '@/components/shell/theme-provider';
import { TopBar } from '@/components/shell/top-bar';
import type { Locale } from '@/lib/i18n/locales';
import { AtPath } from '@/tests/support/at-path';
import { axeViolations } from '@/tests/support/axe-violations';
import { fakeSystemTheme } from '@/tests/support/fake-system-theme';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { startSiteAnswers } from '@/tests/support/site-answers';

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
        <TopBar locale={locale} />
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

  it('is there in Persian, too, without accessibility violations', async () => {
    fakeSystemTheme('light');
    const { container } = await renderBar('fa', 'Brisbane، Australia');
    expect(screen.getByRole('button', { name: 'رفتن به پوستهٔ تیره' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });
});
