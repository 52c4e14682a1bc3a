import type { CauseKind, CauseRule } from '../check';
import { findCause } from '../checks/find-check';
import type { CausePage, PageFault } from './cause';
import type { CauseCollection } from './collect-causes';
import { findSharedTexts, type SharedTexts } from './find-shared-texts';
import { findTemplateElements, type TemplateElements } from './find-template-elements';
import { findTitlePattern } from './find-title-pattern';
import { splitByLayout } from './split-by-layout';

/** Adds the faults of single pages to their causes. */
export function findPageCauses(
  pages: readonly CausePage[],
  causes: CauseCollection,
  shared: SharedTexts = findSharedTexts(pages),
): void {
  const template = findTemplateElements(pages);
  for (const { fault, on } of groupFaults(pages)) {
    const rule = findCause(fault);
    if (!rule) continue;
    const { kind, key = '' } = rule;
    const indexes = on.map(({ page }) => page);
    if (rule.from === 'element') addElements(template, { fault, on, causes, kind });
    else if (rule.from === 'layout') {
      const { templates, others } = splitByLayout(pages, indexes);
      for (const each of templates)
        causes.addPageFault({ kind: 'template', key: each.key }, fault, each.pages);
      // A template's fault on few of its pages is those pages' own.
      causes.addPageFault(
        { kind: kind === 'template' && pages.length > 1 ? 'page-heads' : kind, key: '' },
        fault,
        others,
      );
    } else if (kind === 'titles' || kind === 'descriptions') {
      addTexts(pages, fault, { indexes, causes, rule: { ...rule, kind }, texts: shared[kind] });
    } else causes.addPageFault({ kind, key }, fault, indexes);
  }
}

/** Of texts that one setting makes. */
export const patternKind = { titles: 'title-pattern', descriptions: 'shared-description' } as const;

interface TextFaults {
  indexes: readonly number[];
  causes: CauseCollection;
  rule: CauseRule & { kind: keyof typeof patternKind };
  texts: ReadonlyMap<number, string>;
}

/** Titles and descriptions: from a setting that makes them, or written page by page. */
function addTexts(
  pages: readonly CausePage[],
  fault: PageFault,
  { indexes, causes, rule: { kind, from }, texts }: TextFaults,
): void {
  for (const index of indexes) {
    const text = texts.get(index);
    if (text !== undefined)
      causes.addPageFault({ kind: patternKind[kind], key: text }, fault, [index], { text });
  }
  const others = indexes.filter((index) => !texts.has(index));
  const ending = from === 'ending' ? findTitlePattern(pages, others) : undefined;
  if (ending)
    causes.addPageFault({ kind: 'title-pattern', key: 'ending' }, fault, ending.pages, { text: ending.text });
  causes.addPageFault(
    { kind, key: '' },
    fault,
    others.filter((index) => !ending?.pages.includes(index)),
  );
}

interface GroupedFault {
  /** Values and severity of the first. */
  fault: PageFault;
  on: { page: number; fault: PageFault }[];
}

function groupFaults(pages: readonly CausePage[]): GroupedFault[] {
  const groups = new Map<string, GroupedFault>();
  for (const [page, { faults }] of pages.entries()) {
    for (const fault of faults) {
      const key = `${fault.id} ${fault.reason}`;
      const group = groups.get(key) ?? { fault, on: [] };
      group.on.push({ page, fault });
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

function addElements(
  template: TemplateElements,
  { fault, on, causes, kind }: GroupedFault & { causes: CauseCollection; kind: CauseKind },
): void {
  const own: number[] = [];
  const parts = new Map<string, { snippet: string; pages: number[] }>();
  for (const each of on) {
    const part = template.find(each.fault);
    if (!part) own.push(each.page);
    else {
      const known = parts.get(part.key) ?? { snippet: part.snippet, pages: [] };
      known.pages.push(each.page);
      parts.set(part.key, known);
    }
  }
  for (const [key, { snippet, pages }] of parts) {
    if (pages.length > 1) causes.addPageFault({ kind: 'element', key }, fault, pages, { snippet });
    else own.push(...pages);
  }
  causes.addPageFault({ kind, key: '' }, fault, own);
}
