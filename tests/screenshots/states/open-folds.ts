import type { Scene } from '../subject';

/** Opens all details elements of a page. */
export function openFolds({ page }: Pick<Scene, 'page'>): Promise<unknown> {
  return page.evaluate('for (const fold of document.querySelectorAll("main details")) fold.open = true');
}
