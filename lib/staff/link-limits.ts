import type { StaffLinksTable } from '@/lib/db/staff-tables';

const minuteMs = 60_000;
export const countedMs = 60 * minuteMs;

/** Open links that one browser, or one network, may ask for at an address. */
const mostPerAsker = 3;
/** The same for a browser in which the member has signed in before. */
const mostPerDevice = 5;
/** Unused links of the last hour at one address, asked for by browsers unknown to it: the member's mailbox isn't flooded. */
const mostByStrangers = 12;

type Asked = Pick<StaffLinksTable, 'browser_hash' | 'network' | 'device' | 'expires_at'>;

/**
 * Whether one more link may be mailed. Strangers are counted by browser and network, so that they can't use up what a member
 * may ask for; a browser that the member has signed in with is counted by itself. `recent`: the unused links of the last
 * hour at the same address.
 */
export function mayAsk(link: Asked, recent: readonly Asked[], now: number): boolean {
  const isOpen = ({ expires_at }: Asked) => expires_at > now;
  if (link.device !== null) {
    return recent.filter((other) => other.device === link.device && isOpen(other)).length < mostPerDevice;
  }
  const strangers = recent.filter(({ device }) => device === null);
  const own = strangers.filter(
    (other) => isOpen(other) && (other.browser_hash === link.browser_hash || other.network === link.network),
  );
  return own.length < mostPerAsker && strangers.length < mostByStrangers;
}
