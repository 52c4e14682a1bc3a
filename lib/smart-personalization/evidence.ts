import type { SessionEvent } from '@/lib/tracking/tracking-store';

/** Facts about a visit, derived only from its recorded events. */
export interface Evidence {
  /** Seconds on our pages. */
  seconds: number;
  /** Maximum scroll depth on any page, percent. */
  scrollDepth: number;
  clicks: number;
  hasUsedForm: boolean;
  hasAskedForService: boolean;
  /** Paths, the latest first, each once. */
  pages: readonly string[];
}

/** Null if there are no events, so that nothing is known. */
export function collectEvidence(events: readonly SessionEvent[]): Evidence | null {
  if (events.length === 0) return null;
  const pages = [...new Set(events.map(({ pageUrl }) => extractPath(pageUrl)))];
  const ofPage = (page: string) => events.filter(({ pageUrl }) => extractPath(pageUrl) === page);
  // Each event contains its page's totals so far, so the maximum of each page is summed.
  const sum = (read: (event: SessionEvent) => number) =>
    pages.reduce((total, page) => total + Math.max(...ofPage(page).map(read)), 0);
  return {
    seconds: Math.round(sum(({ timeSpent }) => timeSpent)),
    scrollDepth: Math.max(...events.map(({ interactionData }) => interactionData.scrollDepth ?? 0)),
    clicks: sum(({ interactionData }) => interactionData.clickCount ?? 0),
    hasUsedForm: events.some(({ eventType }) => eventType === 'form_interaction'),
    hasAskedForService: events.some(({ eventType }) => eventType === 'service_inquiry'),
    pages,
  };
}

/** An address of ours without its origin; other texts are returned unchanged. */
export function extractPath(pageUrl: string): string {
  return URL.canParse(pageUrl) ? new URL(pageUrl).pathname : pageUrl;
}
