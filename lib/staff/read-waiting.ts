import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { dayMs } from '@/lib/durations';
import { officeHoursBetween, officeOffsetMs } from '@/lib/leads/office-hours';
import { stateRow, statesWhere } from '@/lib/leads/state';
import { listOverdue } from './overdue-store';

const weeksShown = 12;
/** 1 January 1970 was the fourth day of a week that begins on Monday. */
const daysBeforeFirst = 3;
/** More in so many weeks would say nothing else. */
const mostRead = 20_000;

/** The data of the page about who waits. */
export async function readWaiting(db: Kysely<Tables>, now: number) {
  return { overdue: await listOverdue(db, now), weeks: await readResponseTimes(db, now) };
}

interface WeekOfAnswers {
  /** The Monday on which it begins, milliseconds since 1970. */
  at: number;
  answered: number;
  /** Of those that came in this week. */
  waiting: number;
  /** Office hours until the first answer, milliseconds; null if nothing was answered. */
  medianMs: number | null;
  longestMs: number | null;
}

/** How long people have waited for the first answer, by the week in which they wrote, the latest week first. */
export async function readResponseTimes(db: Kysely<Tables>, now: number): Promise<WeekOfAnswers[]> {
  const first = startOfWeek(now) - (weeksShown - 1) * 7 * dayMs;
  const rows = [];
  for (const state of statesWhere(({ isWanted }) => isWanted)) {
    const found = await db
      .selectFrom('lead_progress')
      .select(['received_at', 'answered_at'])
      .where('state', '=', state)
      .where('received_at', '>=', first)
      .$if(stateRow(state).due !== 'promised', (query) => query.where('answered_at', 'is not', null))
      .orderBy('received_at', 'desc')
      .limit(mostRead)
      .execute();
    rows.push(...found);
  }
  return summarizeResponses(rows, now);
}

/** `answered_at`: null for those who still wait. */
export function summarizeResponses(
  rows: readonly { received_at: number; answered_at: number | null }[],
  now: number,
): WeekOfAnswers[] {
  const weeks = Map.groupBy(rows, ({ received_at }) => startOfWeek(received_at));
  return Array.from({ length: weeksShown }, (_, index) => {
    const at = startOfWeek(now) - index * 7 * dayMs;
    const found = weeks.get(at) ?? [];
    const times = found
      .flatMap(({ received_at, answered_at }) =>
        answered_at === null ? [] : officeHoursBetween(received_at, answered_at),
      )
      .toSorted((one, other) => one - other);
    return {
      at,
      answered: times.length,
      waiting: found.length - times.length,
      medianMs: findMedian(times),
      longestMs: times.at(-1) ?? null,
    };
  });
}

function findMedian(sorted: readonly number[]): number | null {
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function startOfWeek(time: number): number {
  const day = Math.floor((time + officeOffsetMs) / dayMs);
  return (day - ((day + daysBeforeFirst) % 7)) * dayMs - officeOffsetMs;
}
