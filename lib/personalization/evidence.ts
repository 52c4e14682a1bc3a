import type { SessionEvent } from '@/lib/tracking/tracking-store';

/** What a visit shows: counted from its recorded events, and nothing else. */
export interface Evidence {
  /** Seconds on our pages. */
  seconds: number;
  /** Per cent of the page that was read deepest. */
  scrollDepth: number;
  clicks: number;
  hasUsedForm: boolean;
  hasAskedForService: boolean;
  /** Paths, the latest first, each once. */
  pages: readonly string[];
}

/** Null without events: then nothing is known, which is not the same as nothing done. */
export function evidenceOf(events: readonly SessionEvent[]): Evidence | null {
  if (events.length === 0) return null;
  const pages = [...new Set(events.map(({ pageUrl }) => pathOf(pageUrl)))];
  const ofPage = (page: string) => events.filter(({ pageUrl }) => pathOf(pageUrl) === page);
  // Each event tells how far the use of its page has come: the furthest is what that page adds.
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

/** An address of ours without its origin; what is none stays as it came. */
export function pathOf(pageUrl: string): string {
  return URL.canParse(pageUrl) ? new URL(pageUrl).pathname : pageUrl;
}
