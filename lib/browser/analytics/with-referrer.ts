import { referrerField } from '@/lib/traffic-sources/trace-arrival';
import { readArrival } from './read-arrival';

/**
 * The address of another page of ours with the host of the website that the visitor came from: a full page load would lose
 * it, because the page's own referrer is this one.
 */
export function withReferrer(address: string): string {
  const { referrer } = readArrival();
  if (!referrer) return address;
  const url = new URL(address, location.href);
  url.searchParams.set(referrerField, referrer);
  return url.href;
}
