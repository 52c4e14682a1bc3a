import type { Locator, Page } from '@playwright/test';

/** A link in the list of all pages at the foot, which it opens. In English. */
export async function openFootLink(page: Page, name: string): Promise<Locator> {
  const list = page.getByRole('contentinfo').getByRole('navigation', { name: 'All pages' });
  await list.getByText('All pages').click();
  return list.getByRole('link', { name, exact: true });
}
