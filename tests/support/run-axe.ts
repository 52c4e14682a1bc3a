import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type NodeResult, type RunOptions } from 'axe-core';

interface Violation {
  id: string;
  nodes: Pick<NodeResult, 'target' | 'failureSummary'>[];
}

/** @param parts selectors of the parts to check; without any, the whole page */
export async function runAxe(
  page: Page,
  parts: readonly string[],
  runOnly: { type: 'tag' | 'rule'; values: string[] },
): Promise<Violation[]> {
  // axe describes elements that passed, too, unless it is told not to.
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  if (page.frames().length > 1) return runInFrames(page, parts, options);
  // As before a jump: axe would find the end of a section that isn't laid out over the next one, whose colour is another.
  await page.evaluate(() => {
    document.documentElement.dataset.laidOut = '';
  });
  // Loaded once for each page: axe's own package loads it for each run, which takes longer than a second run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([include, how]) => {
      const loaded: typeof axe = Reflect.get(window, 'axe');
      const context = include.length > 0 ? { include: [...include] } : document;
      const { violations } = await loaded.run(context, how);
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }));
    },
    [parts, options] as const,
  );
}

/** In legacy mode: otherwise results are merged in a second page with another copy of axe, needed only for other sites' frames. */
async function runInFrames(page: Page, parts: readonly string[], options: RunOptions): Promise<Violation[]> {
  const builder = new AxeBuilder({ page }).options(options).setLegacyMode(true);
  for (const part of parts) builder.include(part);
  return (await builder.analyze()).violations;
}
