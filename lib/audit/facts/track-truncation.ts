import { type HtmlFacts, MICRODATA, PAGE_TEXT, WHOLE_PAGE } from '@/lib/web-page/page';
import type { Visit } from '../check';

/** How much of a page was checked, where it has too much of something: the first so many. */
export interface TruncationLimit {
  /** Elements of the page, elements of one kind, characters of its text, described things. */
  of: 'page' | 'kind' | 'text' | 'microdata';
  /** Name of the elements; '' but for `kind`. */
  kind: string;
  first: number;
}

interface Watched {
  /** The visit to pass to the checks instead of the given one. */
  visit: Visit;
  /** Resets the tracking before the next check. */
  begin: () => void;
  /** The truncated part that was read since; of several the one with the most missing. */
  judged: () => TruncationLimit | null;
}

interface Watcher {
  seen: Set<TruncationLimit>;
}

const watchers = new WeakMap<HtmlFacts, Watcher>();

/** Records which truncated parts of a very large page a check reads, so that checks need no code for it. */
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

/** Computes a value of a page once; each caller counts as having read all that the value depends on. */
export function oncePerPage<Value>(work: (html: HtmlFacts) => Value): (html: HtmlFacts) => Value {
  const known = new WeakMap<HtmlFacts, { value: Value; restsOn: ReadonlySet<TruncationLimit> }>();
  return (html) => {
    const watcher = watchers.get(html);
    const before = watcher?.seen ?? new Set<TruncationLimit>();
    if (watcher) watcher.seen = new Set();
    const made = known.get(html) ?? { value: work(html), restsOn: watcher?.seen ?? new Set() };
    known.set(html, made);
    if (watcher) watcher.seen = before.union(made.restsOn);
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

function onReading<Facts extends object>(facts: Facts, name: keyof Facts, tell: () => void): void {
  const value = facts[name];
  Object.defineProperty(facts, name, {
    enumerable: true,
    configurable: true,
    get: () => {
      tell();
      return value;
    },
  });
}
