import { act, screen, within } from '@testing-library/react';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { firstVisit, openPage, storedPreferences } from './consent-page';

const analyticsOff: readonly Locale[] = ['es', 'pt', 'de', 'pl', 'bg'];

beforeEach(() => {
  firstVisit();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the cookie preferences dialog', () => {
  it('has one checkbox each for necessary, analytics and marketing [COOKIE-06]', async () => {
    const { shown } = await (await openPage()).showDialog();
    const names = within(shown)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
    expect(names).toEqual(['Necessary', 'Analytics', 'Marketing']);
  });

  it('holds the necessary checkbox checked and disabled [COOKIE-07]', async () => {
    const visit = await openPage();
    const { necessary } = await visit.showDialog();
    expect(necessary).toBeChecked();
    expect(necessary).toBeDisabled();
    await visit.user.click(necessary);
    expect(necessary).toBeChecked();
  });

  it.each(localeCodes)('has the right defaults in %s [COOKIE-08]', async (locale) => {
    const { necessary, analytics, marketing } = await (await openPage(locale)).showDialog();
    expect(necessary).toBeChecked();
    expect(analytics.checked).toBe(!analyticsOff.includes(locale));
    expect(marketing).not.toBeChecked();
  });

  it('has the buttons Cancel and Save Preferences [COOKIE-09]', async () => {
    const { shown } = await (await openPage()).showDialog();
    expect(within(shown).getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(within(shown).getByRole('button', { name: 'Save Preferences' })).toBeEnabled();
  });

  it('explains each kind where a screen reader finds it', async () => {
    const { shown, necessary, analytics, marketing } = await (await openPage()).showDialog();
    expect(necessary).toHaveAccessibleDescription('Your language, theme and this choice. Always on.');
    expect(analytics).toHaveAccessibleDescription('Shows us which pages are read and which are not.');
    expect(marketing).toHaveAccessibleDescription('Tells us which advertisement brought you here.');
    expect(shown).toHaveAccessibleDescription(
      'Choose what this site may keep in your browser. You can change it at any time at the foot of every page.',
    );
  });
});

describe('Save Preferences', () => {
  it.each([
    { analytics: true, marketing: false },
    { analytics: false, marketing: true },
    { analytics: false, marketing: false },
    { analytics: true, marketing: true },
  ])(
    'stores $analytics and $marketing for analytics and marketing, necessary always true [COOKIE-12]',
    async (wish) => {
      const visit = await openPage();
      const { analytics, marketing } = await visit.showDialog();
      if (analytics.checked !== wish.analytics) await visit.user.click(analytics);
      if (marketing.checked !== wish.marketing) await visit.user.click(marketing);
      await visit.save();
      expect(storedPreferences()).toEqual({ necessary: true, ...wish });
    },
  );

  it('hides banner and dialog, and the focus goes on to the content [COOKIE-13]', async () => {
    const visit = await openPage();
    await visit.showDialog();
    await visit.save();
    expect(visit.dialog()).toBeNull();
    expect(visit.banner()).toBeNull();
    visit.wait(0);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('Accept All in the dialog', () => {
  it('stores all three and hides both the banner and the dialog [COOKIE-10, COOKIE-11]', async () => {
    const visit = await openPage();
    const { shown } = await visit.showDialog();
    await visit.user.click(within(shown).getByRole('button', { name: 'Accept All' }));
    expect(storedPreferences()).toEqual({ necessary: true, analytics: true, marketing: true });
    expect(visit.dialog()).toBeNull();
    expect(visit.banner()).toBeNull();
    visit.wait(0);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('leaving the dialog without saving', () => {
  it.each(['Cancel', 'Close'])('by %s stores nothing and keeps the banner [COOKIE-14]', async (name) => {
    const visit = await openPage();
    const { marketing } = await visit.showDialog();
    await visit.user.click(marketing);
    await visit.user.click(screen.getByRole('button', { name }));
    expect(visit.dialog()).toBeNull();
    expect(storedPreferences()).toBeNull();
    expect(document.cookie).not.toContain('cookie-consent');
    expect(visit.banner()).toBeVisible();
  });

  it('by Escape does the same, and gives the focus back [COOKIE-14]', async () => {
    const visit = await openPage();
    await visit.showDialog();
    await visit.user.keyboard('{Escape}');
    expect(visit.dialog()).toBeNull();
    expect(storedPreferences()).toBeNull();
    act(() => jest.advanceTimersByTime(0));
    expect(screen.getByRole('button', { name: 'Manage Preferences' })).toHaveFocus();
  });

  it('forgets what was ticked', async () => {
    const visit = await openPage();
    await visit.user.click((await visit.showDialog()).marketing);
    await visit.cancel();
    expect((await visit.showDialog()).marketing).not.toBeChecked();
  });
});

describe('the button at the foot of the page', () => {
  it('opens the dialog with the stored values, and changes them [COOKIE-16]', async () => {
    localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":true}');
    const visit = await openPage();
    await visit.reopen();
    const shown = within(await screen.findByRole('dialog', { name: 'Cookie preferences' }));
    expect(shown.getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked();
    expect(shown.getByRole('checkbox', { name: 'Marketing' })).toBeChecked();

    await visit.user.click(shown.getByRole('checkbox', { name: 'Marketing' }));
    await visit.save();
    expect(storedPreferences()).toEqual({ necessary: true, analytics: false, marketing: false });
    visit.wait(0);
    expect(screen.getByRole('button', { name: 'Cookie preferences' })).toHaveFocus();
  });
});
