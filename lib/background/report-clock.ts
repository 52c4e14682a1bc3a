import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { minuteMs } from '@/lib/durations';
import { log } from '@/lib/log/log';
import { formatAge } from '@/lib/mail/format-age';

/** Time synchronisation corrects less than this. */
const toleranceMs = minuteMs;

/** Logs that the clock is behind what the database has seen: it was ahead, and has been corrected. */
export async function reportEarlierClock(db: Kysely<Tables>, now: number): Promise<void> {
  const beaten = await db.selectFrom('heartbeat').select('beaten_at as at').execute();
  const retained = await db.selectFrom('retention_clock').select('seen_at as at').execute();
  reportSetBack(Math.max(...[...beaten, ...retained].map(({ at }) => at)), now);
}

/** A function to call every few seconds, which logs once when the clock has been set back since the last call. */
export function watchClock(): (now: number) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    reportSetBack(last, now);
    last = now;
  };
}

function reportSetBack(before: number, now: number): void {
  if (before - now < toleranceMs) return;
  log.warn(
    `The clock was set back by ${formatAge(before - now)}. What waits for a time further ahead than it may wait is due now.`,
  );
}
