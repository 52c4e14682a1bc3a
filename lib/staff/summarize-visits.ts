import { dayMs } from '@/lib/durations';
import {
  type DailySum,
  type FormName,
  formNames,
  officeDay,
  officeOffsetMs,
} from '@/lib/tracking/daily-sums';

export interface DayCount {
  /** Start of the day in the office's time zone, milliseconds since 1970. */
  at: number;
  /** Entries from outside the site. */
  visits: number;
  views: number;
}

export interface FormCount {
  form: FormName;
  begun: number;
  sent: number;
}

interface Named {
  name: string;
  count: number;
}

const daysShown = 90;

/** The first of the days that are shown. */
export function firstDayShown(now: number): number {
  return officeDay(now) - daysShown + 1;
}

/** A row for each day, also for those without a visit, and the sums of all. */
export function summarizeDays(sums: readonly DailySum[], now: number) {
  const count = (measure: DailySum['measure'], day?: number) =>
    sums
      .filter((sum) => sum.measure === measure && (day === undefined || sum.day === day))
      .reduce((total, sum) => total + sum.count, 0);
  const days = Array.from({ length: daysShown }, (_, index): DayCount => {
    const day = firstDayShown(now) + index;
    return { at: day * dayMs - officeOffsetMs, visits: count('visits', day), views: count('views', day) };
  });
  return { days, visits: count('visits'), views: count('views'), botViews: count('bots') };
}

/**
 * How often each form was begun and sent, the most used first. A sent form also counts as begun, even if only the sending was
 * recorded because the page's scripts loaded late.
 */
export function summarizeForms(begun: readonly Named[], sent: readonly Named[]): FormCount[] {
  const count = (list: readonly Named[], form: string) => list.find(({ name }) => name === form)?.count ?? 0;
  return formNames
    .map((form) => ({
      form,
      begun: Math.max(count(begun, form), count(sent, form)),
      sent: count(sent, form),
    }))
    .filter((form) => form.begun > 0)
    .toSorted((a, b) => b.begun - a.begun);
}
