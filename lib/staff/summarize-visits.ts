import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { splitPath } from '@/lib/i18n/path';
import { type CountedForm, countedForms } from '@/lib/tracking/counted-forms';
import { isBot } from './is-bot';

/** The count of views that are alike on one day. */
interface ViewCount {
  day: number;
  page: string;
  referrer: string;
  userAgent: string;
  count: number;
}

export interface DayCount {
  /** Start of the day in the office's time zone, milliseconds since 1970. */
  at: number;
  /** Entries from outside the site. */
  visits: number;
  views: number;
}

export interface Named {
  name: string;
  count: number;
}

const dayMs = 24 * 60 * 60_000;
const officeOffsetMs = 10 * 60 * 60_000;
const daysShown = 90;
const mostRows = 25;

/**
 * Views by day, page, source and language, without those by bots. A visit is a view whose referrer is not a page of the
 * site: nothing that is stored links the views of one person.
 */
export function summarizeViews(
  counts: readonly ViewCount[],
  { now, ownHost }: { now: number; ownHost: string },
) {
  const people = counts.filter(({ userAgent }) => !isBot(userAgent));
  const today = Math.floor((now + officeOffsetMs) / dayMs);
  const entries = people.filter(({ referrer }) => readHost(referrer) !== ownHost);
  const days = Array.from({ length: daysShown }, (_, index): DayCount => {
    const day = today - daysShown + 1 + index;
    const isOn = (count: ViewCount) => count.day === day;
    return {
      at: day * dayMs - officeOffsetMs,
      visits: sum(entries.filter(isOn)),
      views: sum(people.filter(isOn)),
    };
  });
  return {
    days,
    visits: sum(entries),
    views: sum(people),
    botViews: sum(counts) - sum(people),
    pages: tally(people, ({ page }) => splitPath(page).path),
    sources: tally(entries, ({ referrer }) => readHost(referrer)),
    languages: tally(people, ({ page }) => splitPath(page).locale ?? defaultLocale),
  };
}

type FormName = CountedForm | 'personalization';

export interface FormCount {
  form: FormName;
  begun: number;
  sent: number;
}

/** This form reports its own uses, with an id for each use of its page. */
const personalizationForm = 'personalization-form';

/**
 * How often each form was begun and sent, the most used first. A sent form also counts as begun, even if only the
 * sending was recorded because the page's scripts loaded late.
 */
export function summarizeForms(uses: readonly { data: string; sessionId: string }[]): FormCount[] {
  const forms = new Map<FormName, { begun: Set<string>; sent: Set<string> }>();
  for (const { data, sessionId } of uses) {
    const { formId, action, userAgent } = readData(data);
    const name = formName(formId);
    if (!name || isBot(userAgent)) continue;
    const form = forms.get(name) ?? { begun: new Set(), sent: new Set() };
    forms.set(name, form);
    if (action === 'start') form.begun.add(sessionId);
    if (action === 'submit') form.sent.add(sessionId);
  }
  return [...forms]
    .map(([form, { begun, sent }]) => ({ form, begun: Math.max(begun.size, sent.size), sent: sent.size }))
    .toSorted((a, b) => b.begun - a.begun);
}

/** Undefined for an unknown id, because anybody can send any report. */
function formName(formId: string): FormName | undefined {
  if (formId === personalizationForm) return 'personalization';
  return countedForms.find((form) => form === formId);
}

function readData(text: string): Record<'formId' | 'action' | 'userAgent', string> {
  const data: unknown = JSON.parse(text);
  const read = (key: string) => {
    const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
    return typeof value === 'string' ? value.slice(0, 100) : '';
  };
  return { formId: read('formId'), action: read('action'), userAgent: read('userAgent') };
}

function tally(counts: readonly ViewCount[], nameOf: (count: ViewCount) => string | Locale): Named[] {
  const groups = Map.groupBy(counts, nameOf);
  return [...groups]
    .map(([name, members]) => ({ name, count: sum(members) }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, mostRows);
}

/** Host of an address without `www.`; empty if the browser sent none. */
function readHost(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '';
}

function sum(counts: readonly ViewCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
