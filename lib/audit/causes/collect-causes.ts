import type { CauseKind } from '../check';
import type { CauseFault, CauseSubject, FoundCause, PageFault, SiteFault } from './cause';

interface CauseName {
  kind: CauseKind;
  key: string;
}

/** Collects faults by cause. */
export class CauseCollection {
  readonly #causes = new Map<string, Draft>();

  /** Adds a fault of some pages to a cause. `subject`: kept from the first fault. */
  addPageFault(
    name: CauseName,
    fault: Omit<PageFault, 'elements'>,
    pages: readonly number[],
    subject?: CauseSubject,
  ): void {
    if (pages.length === 0) return;
    const draft = this.#open(name, subject);
    const key = `${fault.id} ${fault.reason}`;
    const known = draft.faults.get(key);
    draft.faults.set(key, {
      ...{
        id: fault.id,
        reason: fault.reason,
        severity: known ? worse(known.severity, fault.severity) : fault.severity,
      },
      pages: union(known?.pages ?? [], pages),
      ...((known?.values ?? fault.values) && { values: known?.values ?? fault.values }),
    });
    draft.pages = union(draft.pages, pages);
  }

  /** Adds a fault of the whole website to a cause, with the pages that they concern. */
  addSiteFault(name: CauseName, fault: SiteFault, pages: readonly number[], subject?: CauseSubject): void {
    const draft = this.#findByAddress(name, subject) ?? this.#open(name, subject);
    const known = draft.site.get(fault.id);
    draft.site.set(fault.id, { ...fault, count: fault.count + (known?.count ?? 0) });
    draft.pages = union(draft.pages, pages);
    const { addresses = [] } = subject ?? {};
    const own = draft.subject?.addresses ?? [];
    const added = addresses.filter(({ url }) => own.every((each) => each.url !== url));
    if (added.length > 0)
      draft.subject = { ...draft.subject, addresses: [...own, ...added].slice(0, MOST_ADDRESSES) };
  }

  list(): FoundCause[] {
    return [...this.#causes.values()].map(({ faults, site, ...cause }) => ({
      ...cause,
      faults: [...faults.values()],
      site: [...site.values()],
    }));
  }

  /** An address at fault is mended once, whether links or a sitemap lead to it. */
  #findByAddress({ kind }: CauseName, subject?: CauseSubject): Draft | undefined {
    const urls = new Set(subject?.addresses?.map(({ url }) => url));
    return this.#causes
      .values()
      .find((draft) => draft.kind === kind && draft.subject?.addresses?.some(({ url }) => urls.has(url)));
  }

  #open({ kind, key }: CauseName, subject?: CauseSubject): Draft {
    const name = `${kind} ${key}`;
    const draft = this.#causes.get(name) ?? {
      kind,
      key,
      faults: new Map(),
      site: new Map(),
      pages: [],
      ...(subject && { subject }),
    };
    this.#causes.set(name, draft);
    return draft;
  }
}

const MOST_ADDRESSES = 60;

interface Draft extends CauseName {
  subject?: CauseSubject;
  faults: Map<string, CauseFault>;
  site: Map<string, SiteFault>;
  pages: readonly number[];
}

export const bySeverity = { critical: 0, warning: 1, info: 2 } as const;

export function worse<S extends keyof typeof bySeverity>(one: S, other: S): S {
  return bySeverity[one] <= bySeverity[other] ? one : other;
}

function union(one: readonly number[], other: readonly number[]): number[] {
  return [...new Set([...one, ...other])].sort((first, second) => first - second);
}
