import { dayMs, hourMs } from '@/lib/durations';
import { splitPath } from '@/lib/i18n/path';
import { isNoSource, nameSource } from '@/lib/traffic-sources/name-source';
import { countedForms } from './counted-forms';
import { isBot } from './is-bot';

/**
 * What is counted for each day. `views`, `visits` and `bots` have no name; a visit is a view whose referrer is not a page of
 * the site, since nothing that is stored links the views of one person. `begun` and `sent` are uses of a form.
 */
type Measure = 'views' | 'visits' | 'bots' | 'page' | 'source' | 'language' | 'begun' | 'sent';

export interface DailySum {
  /** Days since 1970 in the office's time zone. */
  day: number;
  measure: Measure;
  name: string;
  count: number;
}

/** The personalisation reports its own uses. */
export const formNames = [...countedForms, 'personalization'] as const;
export type FormName = (typeof formNames)[number];

interface View {
  receivedAt: number;
  page: string;
  referrer: string;
  userAgent: string;
  campaign?: { utm_source?: string | undefined; utm_medium?: string | undefined } | undefined;
}

export interface FormUse {
  id: string;
  receivedAt: number;
  sessionId: string;
  /** InteractionData as JSON. */
  data: string;
}

/** Brisbane has no daylight saving. */
export const officeOffsetMs = 10 * hourMs;
/** This form reports its own uses, with an id for each use of its page. */
const personalizationForm = 'personalization-form';

/** The day of a moment, in the office's time zone. */
export function officeDay(ms: number): number {
  return Math.floor((ms + officeOffsetMs) / dayMs);
}

/**
 * Sums of page views; of those by bots that say so only their number. A source is the campaign's, or the host that linked to
 * the site.
 * @param isOurs whether a host is the site's own, or one that it sends visitors to
 */
export function sumViews(views: readonly View[], isOurs: (host: string) => boolean): DailySum[] {
  const sums = new Sums();
  for (const { receivedAt, page, referrer, userAgent, campaign } of views) {
    const day = officeDay(receivedAt);
    if (isBot(userAgent)) {
      sums.add(day, 'bots', '');
      continue;
    }
    const { path, locale } = splitPath(page);
    sums.add(day, 'views', '');
    sums.add(day, 'page', path);
    sums.add(day, 'language', locale);
    const host = readHost(referrer);
    if (isNoSource(host, isOurs)) continue;
    sums.add(day, 'visits', '');
    const tagged = campaign?.utm_source && nameSource({ ...campaign, referrer: host }, isOurs);
    sums.add(day, 'source', tagged || host);
  }
  return sums.list();
}

/**
 * Sums of forms that were begun and sent. `uses`: those to be counted; `all`: all of the same sessions. A form counts once for
 * each use of its page, when that is first reported.
 */
export function sumForms(uses: readonly FormUse[], all: readonly FormUse[]): DailySum[] {
  const first = new Map<string, string>();
  const inOrder = all.toSorted((a, b) => a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1));
  for (const use of inOrder) {
    const kind = describeUse(use);
    const key = kind && `${use.sessionId} ${kind.form} ${kind.measure}`;
    if (key && !first.has(key)) first.set(key, use.id);
  }
  const counted = new Set(first.values());
  const sums = new Sums();
  for (const use of uses) {
    const kind = describeUse(use);
    if (kind && counted.has(use.id)) sums.add(officeDay(use.receivedAt), kind.measure, kind.form);
  }
  return sums.list();
}

class Sums {
  readonly #sums = new Map<string, DailySum>();

  add(day: number, measure: Measure, name: string): void {
    const key = `${day} ${measure} ${name}`;
    const sum = this.#sums.get(key);
    if (sum) sum.count += 1;
    else this.#sums.set(key, { day, measure, name, count: 1 });
  }

  /** In one order, in which concurrent transactions lock the rows. */
  list(): DailySum[] {
    return [...this.#sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  }
}

/** Undefined for bots, and for what no form of ours is called, because anybody can send any report. */
function describeUse({ data }: FormUse): { form: FormName; measure: 'begun' | 'sent' } | undefined {
  const { formId, action, userAgent } = readData(data);
  const form =
    formId === personalizationForm ? 'personalization' : countedForms.find((name) => name === formId);
  if (!form || isBot(userAgent)) return undefined;
  if (action === 'start') return { form, measure: 'begun' };
  return action === 'submit' ? { form, measure: 'sent' } : undefined;
}

function readData(text: string): Record<'formId' | 'action' | 'userAgent', string> {
  const data: unknown = JSON.parse(text);
  const read = (key: string) => {
    const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
    return typeof value === 'string' ? value.slice(0, 100) : '';
  };
  return { formId: read('formId'), action: read('action'), userAgent: read('userAgent') };
}

/** Host of an address without `www.`; empty if the browser sent none. */
function readHost(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '';
}
