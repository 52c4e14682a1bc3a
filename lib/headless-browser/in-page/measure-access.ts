import type { AxeResults, RunOptions } from 'axe-core';
import type { AccessFinding } from '../rendered-page';
import type { PageTools } from './page-tools';

interface Access {
  contrast: AccessFinding;
  imageAlt: AccessFinding;
  labels: AccessFinding;
  /** Targets whose size fails WCAG 2.2 AA. */
  failingTargets: Element[];
}

type Axe = { run: (context: Document, options: RunOptions) => Promise<AxeResults> };

/** Collects axe's findings. Runs in the page after axe has loaded, so it may use nothing from outside its own body. */
export async function measureAccess(tools: PageTools, axe: Axe): Promise<Access> {
  const { violations } = await axe.run(document, {
    runOnly: { type: 'rule', values: ['color-contrast', 'image-alt', 'label', 'target-size'] },
    resultTypes: ['violations'],
    elementRef: true,
    iframes: false,
    preload: false,
  });
  const list = (rule: string): Element[] =>
    violations
      .filter(({ id }) => id === rule)
      .flatMap(({ nodes }) => nodes)
      .flatMap(({ element }) => (element ? [element] : []));
  const find = (rule: string): AccessFinding => {
    const elements = list(rule);
    return { count: elements.length, elements: elements.slice(0, 20).map(tools.describe) };
  };
  return {
    contrast: find('color-contrast'),
    imageAlt: find('image-alt'),
    labels: find('label'),
    failingTargets: list('target-size'),
  };
}
