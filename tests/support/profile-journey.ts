import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { expect } from './browser-test';

export function profileForm(page: Page): Locator {
  return page.locator('form', { has: page.locator('#profile-businessName') });
}

/** Opens the profile page, and waits until it knows whether there is a profile. */
export async function openProfile(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.goto(localePath(locale, '/profile'));
  await expect(page.locator('#profile-businessName')).toBeEnabled();
}

export async function saveProfile(page: Page, businessName: string): Promise<void> {
  await page.locator('#profile-businessName').fill(businessName);
  await page.locator('#profile-industry').selectOption('automotive');
  await page.locator('#profile-businessSize').selectOption('small');
  await page.locator('input[value="generate_more_leads"]').check();
  await page.locator('input[value="improve_seo_rankings"]').check();
  await page.locator('#profile-budget').selectOption('5k-15k');
  await profileForm(page).locator('button[type="submit"]').click();
  await expect(profileForm(page).locator('a[href$="/ai-recommendations"]')).toBeVisible();
}
