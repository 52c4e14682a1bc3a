import type { SiteOutcome } from '../site-audit';
import { notApplicable, outcomeOf } from '../site-check';
import { isListable, type SiteGraph, type SitePage } from '../site-graph';

/** Pages that may be listed and say the same where each should say something of its own; what is missing is another finding's. */
export function sharedWords({ pages }: SiteGraph, wordsOf: (page: SitePage) => string): SiteOutcome {
  const listable = pages.filter(isListable);
  if (listable.length < 2) return notApplicable;
  const groups = new Map<string, { text: string; places: { url: string }[] }>();
  for (const page of listable) {
    const text = wordsOf(page).trim();
    if (text === '') continue;
    const key = text.toLowerCase();
    const group = groups.get(key) ?? { text, places: [] };
    group.places.push({ url: page.url });
    groups.set(key, group);
  }
  return outcomeOf(
    'warning',
    [...groups.values()].filter(({ places }) => places.length > 1),
  );
}
