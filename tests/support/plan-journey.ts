import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { expect } from './browser-test';

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
