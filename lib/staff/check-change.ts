import { dayMs } from '@/lib/durations';
import { closesMs, isOpenOn, officeOffsetMs } from '@/lib/leads/office-hours';
import { type MoneyFault, parseMoney } from './parse-money';
import type { ChangeInput } from './schema';

/** Later than this, a date to deal with something is more often a slip than meant. */
const farMs = 366 * dayMs;

export type DateFault = 'past' | 'far' | 'closed';

/** What is asked before a change is stored, or why it can't be. */
export type ChangeFault = { about: 'amount'; reason: MoneyFault } | { about: 'due'; reason: DateFault };

/** What is unlikely or ambiguous in a change; undefined if nothing is. `sure`: the date that its sender has confirmed. */
export function checkChange(
  { action, amount = '', due = '', sure = '' }: Partial<ChangeInput>,
  now: number,
): ChangeFault | undefined {
  if (action === 'won' && amount !== '') {
    const read = parseMoney(amount);
    return 'fault' in read ? { about: 'amount', reason: read.fault } : undefined;
  }
  const reason = action === 'due' && due !== '' && due !== sure ? checkDueDate(due, now) : undefined;
  return reason && { about: 'due', reason };
}

/** Why a day (`2026-12-25`) is asked about before anything is due on it. */
export function checkDueDate(isoDay: string, now: number): DateFault | undefined {
  const end = endOfOffice(isoDay);
  if (end <= now) return 'past';
  if (end > now + farMs) return 'far';
  return isOpenOn(Date.parse(isoDay) / dayMs) ? undefined : 'closed';
}

/** When the office closes on a day, or would if it were open; milliseconds since 1970. */
export function endOfOffice(isoDay: string): number {
  return Date.parse(isoDay) + closesMs - officeOffsetMs;
}

/** The first day on which the office is open, at or after a day. */
export function nextOpenDay(isoDay: string): string {
  let day = Date.parse(isoDay) / dayMs;
  while (!isOpenOn(day)) day += 1;
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
