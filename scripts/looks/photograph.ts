import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { necessaryOnly } from '../../lib/consent/preferences';
import type { Locale } from '../../lib/i18n/locales';
import { loadMessages } from '../../lib/i18n/messages';
import { localePath } from '../../lib/i18n/path';
import { outcomesHeader } from './answering-proxy';
import { setUpCamera } from './capture';
import { forcePseudo } from './force-pseudo';
import type { Theme } from './options';
import type { Subject } from './subject';
import { waitUntilStill, watchRequests } from './wait-until-still';

const heightPx = 900;
/** Idle periods without a change after which a page counts as still: after it was opened, and after a change of size or theme. */
const opening = 3;
const change = 1;

export interface Shot {
  subject: Subject;
  language: Locale;
  widths: readonly number[];
  themes: readonly Theme[];
}

/** File name of a screenshot; contains all options. */
export function pictureName({ id }: Subject, width: number, theme: Theme, language: Locale): string {
  return `${id.replaceAll('/', '--')}-${width}-${theme}-${language}.png`;
}

/** Opens a subject once and captures it at each width in each theme. Throws if its state isn't reached. */
export async function photograph(
  context: BrowserContext,
  { base, folder }: { base: string; folder: string },
  { subject, language, widths, themes }: Shot,
): Promise<void> {
  const page = await context.newPage();
  try {
    const requests = watchRequests(page);
    await open(page, subject, { base, language, width: widths[0] ?? 390 });
    await waitUntilStill(page, requests, opening);
    if (subject.prepare) {
      await subject.prepare({ page, locale: language, words: await loadMessages(language) });
      await waitUntilStill(page, requests, opening);
    }
    // Otherwise the pointer could hover another element after each resize.
    await page.mouse.move(0, 0);
    if (subject.pseudo) await forcePseudo(page, subject.pseudo);
    const camera = await setUpCamera(page);
    for (const width of widths) {
      if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: heightPx });
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, media: subject.medium ?? 'screen' });
        if (subject.script !== 'off') await page.locator(`html.${colorScheme}`).waitFor();
        await waitUntilStill(page, requests, change);
        const name = pictureName(subject, width, colorScheme, language);
        await writeFile(path.join(folder, name), await camera.capture(subject.frame));
      }
    }
  } finally {
    await page.close();
  }
}

async function open(
  page: Page,
  { path: address, outcomes = {}, cookies, script }: Subject,
  { base, language, width }: { base: string; language: Locale; width: number },
): Promise<void> {
  await forgetVisits(page, base);
  await page.setViewportSize({ width, height: heightPx });
  await page.setExtraHTTPHeaders({ [outcomesHeader]: JSON.stringify(outcomes) });
  if (!cookies) {
    await page.addInitScript(
      (preferences) => localStorage.setItem('cookie-consent', preferences),
      JSON.stringify(necessaryOnly),
    );
  }
  // A page loads its scripts at the first input, and follows the theme of the system from then on.
  if (script !== 'off') {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('wheel'))),
    );
  }
  await page.goto(new URL(localePath(language, address), base).href);
}

/** Clears cookies and storage, but not the browser's cache, which pages share. */
async function forgetVisits(page: Page, base: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb';
  await session.send('Storage.clearDataForOrigin', { origin: new URL(base).origin, storageTypes });
  await session.detach();
}
