import { type BrowserContext, test as base, expect } from '@playwright/test';

export { expect };

interface Watched {
  /** Allows an error that the test provokes on purpose, e.g. the 404 that the browser logs for a missing page. */
  allowProblem: (pattern: RegExp) => void;
  problems: { seen: string[]; allowed: RegExp[] };
  problemWatch: undefined;
}

/**
 * Playwright's `test`, except that it also fails on an unexpected console error (such as a violation of the content
 * security policy) or an uncaught exception on any page of the test, including contexts that the test opens itself.
 */
export const test = base.extend<Watched>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
  problems: async ({}, use) => use({ seen: [], allowed: [] }),
  allowProblem: async ({ problems }, use) => use((pattern) => problems.allowed.push(pattern)),
  problemWatch: [
    async ({ browser, context, problems }, use) => {
      const watch = (watched: BrowserContext) => recordErrors(watched, problems.seen);
      watch(context);
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      const unexpected = problems.seen.filter(
        (text) => !problems.allowed.some((allowed) => allowed.test(text)),
      );
      expect(unexpected, 'unexpected errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

function recordErrors(context: BrowserContext, seen: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (problem) => {
    seen.push(`uncaught: ${problem.error().message}`);
  });
}
