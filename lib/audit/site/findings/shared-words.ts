import type { SiteOutcome } from '../site-audit';
import { notApplicable, toSiteOutcome } from '../site-check';
import { isListable, type SiteGraph, type SitePage } from '../site-graph';

/** Indexable pages that share a text which should be unique, such as a title. Missing texts belong to other findings. */
export function sharedWords({ pages }: SiteGraph, readWords: (page: SitePage) => string): SiteOutcome {
  const listable = pages.filter(isListable);
  if (listable.length < 2) return notApplicable;
  const groups = new Map<string, { text: string; places: { url: string }[] }>();
  for (const page of listable) {
    const text = readWords(page).trim();
    if (text === '') continue;
    const key = text.toLowerCase();
    const group = groups.get(key) ?? { text, places: [] };
    group.places.push({ url: page.url });
    groups.set(key, group);
  }
  return toSiteOutcome(
    'warning',
    [...groups.values()].filter(({ places }) => places.length > 1),
  );
}
