import type { CausePage } from './cause';

/** From this share of a template's pages on, a fault is the template's. */
const NEARLY_ALL = 0.8;
/** Fewer pages than this are no template. */
const FEWEST = 3;

export interface LayoutSplit {
  /** The pages with the fault, of templates of which nearly all pages have it. Joined if it is the whole website. */
  templates: readonly { key: string; pages: readonly number[] }[];
  /** The other pages with the fault. */
  others: readonly number[];
}

/** The pages with a fault, divided into those that have it from a template and others. */
export function splitByLayout(pages: readonly CausePage[], faulty: readonly number[]): LayoutSplit {
  if (pages.length < FEWEST) return { templates: [], others: faulty };
  if (faulty.length >= pages.length * NEARLY_ALL)
    return { templates: [{ key: '', pages: faulty }], others: [] };
  const all = countBy(
    pages.map((_, index) => index),
    pages,
  );
  const found = countBy(faulty, pages);
  const templates = [...found].flatMap(([key, own]) =>
    own.length >= FEWEST && own.length >= (all.get(key)?.length ?? 0) * NEARLY_ALL
      ? [{ key, pages: own }]
      : [],
  );
  const taken = new Set(templates.flatMap((template) => template.pages));
  return { templates, others: faulty.filter((index) => !taken.has(index)) };
}

/** Pages by layout and folder. Those at the top of the website have no folder in common. */
function countBy(indexes: readonly number[], pages: readonly CausePage[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const index of indexes) {
    const page = pages[index];
    if (!page) continue;
    const key = layoutKey(page);
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  return groups;
}

/** A page's template, as far as it can be told: its layout and the folder of its address. */
export function layoutKey({ url, layout }: Pick<CausePage, 'url' | 'layout'>): string {
  const folders = new URL(url).pathname.split('/').slice(1, -1);
  return `/${folders[0] ?? ''} ${layout}`;
}
