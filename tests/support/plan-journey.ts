import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import type quoteWords from '@/messages/en/quote.json';
import type toolWords from '@/messages/en/smart-personalization.json';
import { expect } from './browser-test';

export async function readPlanWords(locale: Locale) {
  const read = async (name: string) =>
    JSON.parse(
      await readFile(path.resolve(import.meta.dirname, `../../messages/${locale}/${name}.json`), 'utf8'),
    );
  const tool: typeof toolWords = await read('smart-personalization');
  const quote: typeof quoteWords = await read('quote');
  return { tool, quote };
}

export const field = (page: Page, name: string) => page.locator(`#personalization-${name}`);
export const form = (page: Page) => page.locator('form', { has: field(page, 'businessName') });
export const tab = (page: Page, name: string) => page.locator(`#plan-tab-${name}`);

export async function createPlan(page: Page, locale: Locale) {
  await page.goto(localePath(locale, '/smart-personalization'));
  await field(page, 'businessName').fill('Ferry Road Autos');
  await field(page, 'location').fill('Southport');
  await field(page, 'industry').selectOption('automotive');
  await field(page, 'primaryGoal').selectOption('lead-generation');
  await form(page).locator('button').click();
  await expect(page.locator('#plan-title')).toBeFocused();
}
