import type { Scene, Subject } from '../subject';

/** Widths at which the header has a menu button (components/shell/mobile-menu-panel.tsx). CSS pixels. */
const narrow = [390, 820] as const;

const button = ({ page }: Scene, name: string) => page.getByRole('button', { name, exact: true });
const wholeWindow = { path: '/', frame: 'window' } as const;

/** States of what every page has: menus, panels and notices around the content. */
export const shellStates: readonly Subject[] = [
  {
    ...wholeWindow,
    id: 'state/cookie-banner',
    cookies: 'undecided',
    prepare: async ({ page, words }) => {
      await page.getByRole('region', { name: words.consent.banner.label, exact: true }).waitFor();
    },
  },
  {
    ...wholeWindow,
    id: 'state/cookie-preferences',
    cookies: 'undecided',
    prepare: async ({ page, words }) => {
      const { label, manage } = words.consent.banner;
      const banner = page.getByRole('region', { name: label, exact: true });
      // On a phone the strip is one button.
      const onPhone = banner.getByRole('button', { name: label, exact: true });
      await banner.getByRole('button', { name: manage, exact: true }).or(onPhone).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...wholeWindow,
    id: 'state/mobile-menu',
    widths: narrow,
    prepare: async (scene) => {
      await button(scene, scene.words.shell.menu.open).click();
      await scene.page.getByRole('dialog').waitFor();
    },
  },
  {
    ...wholeWindow,
    id: 'state/mobile-menu-end',
    widths: narrow,
    prepare: async (scene) => {
      await button(scene, scene.words.shell.menu.open).click();
      await scene.page.getByRole('dialog').getByRole('button').last().scrollIntoViewIfNeeded();
    },
  },
  {
    ...wholeWindow,
    id: 'state/language-menu',
    prepare: async ({ page, words }) => {
      const { choose } = words.shell.language;
      await page.getByRole('button', { name: `${choose}:` }).click();
      await page.getByRole('list', { name: choose }).waitFor();
    },
  },
  {
    ...wholeWindow,
    id: 'state/theme-menu',
    prepare: async ({ page, words }) => {
      const { label, system, choose } = words.shell.theme;
      await page.getByRole('button', { name: label.replace('{mode}', system), exact: true }).click();
      await page.getByRole('group', { name: choose }).waitFor();
    },
  },
  {
    ...wholeWindow,
    id: 'state/contact-panel',
    // Narrower windows have the bar at the foot instead.
    widths: [1440, 1920],
    prepare: async (scene) => {
      await button(scene, scene.words.widgets.contact.tab).click();
      await scene.page.getByRole('dialog', { name: scene.words.widgets.contact.title }).waitFor();
    },
  },
  {
    ...wholeWindow,
    id: 'state/scrolled',
    prepare: async (scene) => {
      await scene.page.evaluate('scrollTo({ top: 1500, behavior: "instant" })');
      await button(scene, scene.words.widgets.toTop).waitFor();
    },
  },
  {
    ...wholeWindow,
    id: 'state/tooltip',
    prepare: async ({ page, words }) => {
      // With keyboard focus the tooltip appears at once; focus is visible after the first key press.
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: `${words.shell.language.choose}:` }).focus();
      await page.getByRole('tooltip').first().waitFor({ state: 'attached' });
    },
  },
  {
    ...wholeWindow,
    id: 'state/skip-link',
    prepare: async ({ page, words }) => {
      await page.keyboard.press('Tab');
      await page.getByRole('link', { name: words.common.skipToContent }).waitFor();
    },
  },
];
