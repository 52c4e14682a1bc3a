import { expect } from '@playwright/test';
import type { EvaluateFunc, Page } from 'puppeteer-core';

/**
 * Waits until a function of the page returns true. Puppeteer's own waits build a function from text in the page, which
 * Firefox 140.12 refuses where a content policy forbids that.
 */
export async function untilTrue<Args extends unknown[]>(
  page: Page,
  isTrue: EvaluateFunc<Args>,
  ...args: Args
): Promise<void> {
  // A page that is being left has no answer.
  const ask = () => page.evaluate(isTrue, ...args).catch(() => false);
  await expect.poll(ask, { timeout: 30_000, intervals: [50] }).toBe(true);
}

/** Waits until there is an element. */
export function untilThere(page: Page, selector: string): Promise<void> {
  return untilTrue(page, (wanted) => document.querySelector(wanted) !== null, selector);
}
