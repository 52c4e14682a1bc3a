import { expect, test } from '@playwright/test';
import { pagePaths } from '@/lib/site/pages';
import { htmlValidator } from '../support/html-validator';
import { walk } from '../support/site-walk';

for (const language of ['en', 'fa'] as const) {
  test(`every page in ${language} is valid HTML, as is the page for unknown addresses`, async ({
    baseURL,
  }) => {
    const pages = await walk(baseURL, [...pagePaths, '/nowhere'], [language]);
    const reports = await Promise.all(
      pages.map(async ({ address, html }) => {
        const { results } = await htmlValidator.validateString(html, address);
        return results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, selector }) => `${address} ${ruleId}: ${message} ${selector}`),
        );
      }),
    );
    expect(reports).toHaveLength(pagePaths.length + 1);
    expect(reports.flat()).toEqual([]);
  });
}
