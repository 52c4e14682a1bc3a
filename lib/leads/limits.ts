import 'server-only';
import { env } from '@/lib/config/env';
import { dayMs, minuteMs } from '@/lib/durations';
import type { RateLimit } from '@/lib/http/rate-limit';

/**
 * Many people can share one address (an office, a mobile carrier), and one may correct a form several times; but nobody
 * sends forty enquiries an hour.
 */
export const contactLimit: RateLimit = {
  name: 'contact',
  windows: [
    { requests: 10, seconds: 60 },
    { requests: 40, seconds: 3600 },
  ],
};

/** A form requests one token per message; an office behind one address has many people. */
export const formTokenLimit: RateLimit = {
  name: 'form-token',
  windows: [{ requests: 120, seconds: 60 }],
};

/** The same text within this time counts as a repeat. */
export const repeatWindowMs = dayMs;
/** A lead without a separate mail reaches staff after this time; bundles are sent at most this often. */
export const bundleAfterMs = 15 * minuteMs;
/** Leads within this time are counted to detect an attack. */
export const attackWindowMs = 10 * minuteMs;

export interface LeadLimits {
  /** Leads with a separate mail, for the whole site. A busy day has a few dozen enquiries. */
  ownMailsPerHour: number;
  /** The same for one mailbox. */
  ownMailsPerMailboxAndHour: number;
  /** Leads of the whole site in the attack window from which scripts need a proof of work. */
  siteLeads: number;
  /** The same for one client network. Must not be below what the rate limit allows in a minute. */
  clientLeads: number;
}

const usual: LeadLimits = {
  ownMailsPerHour: 30,
  ownMailsPerMailboxAndHour: 5,
  siteLeads: 60,
  clientLeads: 10,
};

const none: LeadLimits = {
  ownMailsPerHour: Number.POSITIVE_INFINITY,
  ownMailsPerMailboxAndHour: Number.POSITIVE_INFINITY,
  siteLeads: Number.POSITIVE_INFINITY,
  clientLeads: Number.POSITIVE_INFINITY,
};

export const leadLimits: LeadLimits = env.RATE_LIMITS === 'off' ? none : usual;
