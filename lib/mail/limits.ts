import { dayMs, hourMs, minuteMs } from '@/lib/durations';

/** Age from which a waiting mail is a problem that staff and the doctor hear of. */
export const lateAfterMs = 15 * minuteMs;

/** Duration of a claim: longer than the slowest try, short enough that mail of a crashed process isn't late. */
export const leaseMs = 30_000;

/** Resend allows a few requests per second; more would be refused. */
export const batchSize = 4;

export const firstWaitMs = 5000;

/** Longest wait between two tries, whatever the provider requests. */
export const longestWaitMs = hourMs;

/** The longest wait between two probes of a paused outbox. */
export const longestProbeWaitMs = 15 * minuteMs;

export const giveUpAfterMs = 3 * dayMs;

/** A mail that has paused the outbox this often, with others sent in between, is itself the cause of the refusals. */
export const maxRefusals = 5;

/** Time in which mails beyond the budget are collected before one goes out that lists them. */
export const collectAfterMs = 15 * minuteMs;

/** The longest time until a mail beyond the budget is looked at again. */
export const longestHoldMs = dayMs;
