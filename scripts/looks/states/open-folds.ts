import type { Scene } from '../subject';

/** Opens everything on a page that is folded up. */
export function openFolds({ page }: Pick<Scene, 'page'>): Promise<unknown> {
  return page.evaluate('for (const fold of document.querySelectorAll("main details")) fold.open = true');
}
