import { type HtmlFacts, MICRODATA, PAGE_TEXT, WHOLE_PAGE } from '@/lib/web-page/page';
import type { Visit } from '../check';

/** How much of a very large page was checked: only the first so many elements, characters or items. */
export interface TruncationLimit {
  /** Counts elements of the page, elements of one kind, characters of its text, or microdata items. */
  of: 'page' | 'kind' | 'text' | 'microdata';
  /** Name of the elements; '' unless `of` is `kind`. */
  kind: string;
  first: number;
}

interface Watched {
  /** The visit to pass to the checks instead of the original. */
  visit: Visit;
  /** Resets the tracking before the next check. */
  begin: () => void;
  /** The truncated part that was read since `begin`; if several, the one with the most missing. */
  judged: () => TruncationLimit | null;
}

interface Watcher {
  seen: Set<TruncationLimit>;
}

const watchers = new WeakMap<HtmlFacts, Watcher>();

/** Records which truncated parts of a very large page a check reads, so that the checks need no code for it. */
export function trackTruncation(visit: Visit): Watched {
  const { html } = visit.page;
  if (!html || html.truncated.length === 0) return { visit, begin: () => undefined, judged: () => null };
  const watcher: Watcher = { seen: new Set() };
  const watched = watch(html, (judged) => watcher.seen.add(judged));
  watchers.set(watched, watcher);
  return {
    visit: { ...visit, page: { ...visit.page, html: watched } },
    begin: () => watcher.seen.clear(),
    judged: () => [...watcher.seen].toSorted((one, other) => rank[one.of] - rank[other.of])[0] ?? null,
  };
}

/** Caches a value per page; each caller counts as having read everything that the value depends on. */
export function oncePerPage<Value>(work: (html: HtmlFacts) => Value): (html: HtmlFacts) => Value {
  const known = new WeakMap<HtmlFacts, { value: Value; dependsOn: ReadonlySet<TruncationLimit> }>();
  return (html) => {
    const watcher = watchers.get(html);
    const before = watcher?.seen ?? new Set<TruncationLimit>();
    if (watcher) watcher.seen = new Set();
    const made = known.get(html) ?? { value: work(html), dependsOn: watcher?.seen ?? new Set() };
    known.set(html, made);
    if (watcher) watcher.seen = before.union(made.dependsOn);
    return made.value;
  };
}

const rank: Record<TruncationLimit['of'], number> = { page: 0, kind: 1, text: 2, microdata: 3 };

function watch(html: HtmlFacts, see: (judged: TruncationLimit) => void): HtmlFacts {
  const elements = { ...html.elements };
  const watched = { ...html, elements };
  if (html.truncated.includes(WHOLE_PAGE)) {
    const page = { of: 'page', kind: '', first: html.nodeCount } as const;
    for (const name of ['elements', 'counts', ...texts, 'microdata'] as const) {
      onReading(watched, name, () => see(page));
    }
    return watched;
  }
  for (const cut of html.truncated) {
    if (cut === PAGE_TEXT) {
      const text = { of: 'text', kind: '', first: html.text.length } as const;
      for (const name of texts) onReading(watched, name, () => see(text));
    } else if (cut === MICRODATA) {
      const items = { of: 'microdata', kind: '', first: html.microdata.length } as const;
      onReading(watched, 'microdata', () => see(items));
    } else {
      const kind = { of: 'kind', kind: cut, first: elements[cut]?.length ?? 0 } as const;
      onReading(elements, cut, () => see(kind));
    }
  }
  return watched;
}

const texts = ['text', 'mainText', 'wordCount'] as const;

function onReading<Facts extends object>(facts: Facts, name: keyof Facts, onRead: () => void): void {
  const value = facts[name];
  Object.defineProperty(facts, name, {
    enumerable: true,
    configurable: true,
    get: () => {
      onRead();
      return value;
    },
  });
}
