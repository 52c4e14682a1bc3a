import 'server-only';
import { env } from '@/lib/config/env';
import { dayMs, hourMs } from '@/lib/durations';

/** How many mails one mailbox gets, of all kinds and under all spellings of its address together. */
export interface MailboxBudget {
  perHour: number;
  /** Including the collected mails, for which the last one is kept. */
  perDay: number;
}

/** For an address at which nobody has confirmed anything: whoever typed it may have been a stranger. */
const unconfirmed: MailboxBudget = { perHour: 2, perDay: 3 };
/** For an address that confirmed the newsletter or a watch, and for staff's own. */
const confirmed: MailboxBudget = { perHour: 6, perDay: 12 };
const none: MailboxBudget = { perHour: Number.POSITIVE_INFINITY, perDay: Number.POSITIVE_INFINITY };

export function chooseBudget(isConfirmed: boolean): MailboxBudget {
  if (env.RATE_LIMITS === 'off') return none;
  return isConfirmed ? confirmed : unconfirmed;
}

/** The time since which a mail counts, and the one from which the clock must have been set back since. */
export function countedTimes(now: number): { after: number; until: number } {
  return { after: now - dayMs, until: now + hourMs };
}

/** Whether one more mail may go by itself. `times`: when the mails of the last day were admitted. */
export function mayGoAlone(
  { perHour, perDay }: MailboxBudget,
  times: readonly number[],
  now: number,
): boolean {
  return countSince(times, now - hourMs) < perHour && times.length < perDay - 1;
}

/** When the next collected mail may go, at `now` at the earliest. `times` as in `mayGoAlone`. */
export function collectedMailTime(
  { perHour, perDay }: MailboxBudget,
  times: readonly number[],
  now: number,
): number {
  const newestFirst = [...times].sort((one, other) => other - one);
  // One more than may go by themselves, so that a spent hour doesn't hold back the mail that replaces others.
  const ofHour = newestFirst[perHour];
  const ofDay = newestFirst[perDay - 1];
  return Math.max(
    now,
    ofHour === undefined ? now : ofHour + hourMs,
    ofDay === undefined ? now : ofDay + dayMs,
  );
}

function countSince(times: readonly number[], since: number): number {
  return times.filter((time) => time > since).length;
}
