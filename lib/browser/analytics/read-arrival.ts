import { type ArrivalField, campaignFields } from '@/lib/site/arrival-fields';
import { withoutReportToken } from '@/lib/site/report-path';
import { landingAddress } from './landing-address';

/**
 * How the visitor came to the site, as the browser knows it of the page that is open: nothing is stored for it. Empty after a
 * page load within the site, because what was before is unknown then.
 */
export function readArrival(): Partial<Record<ArrivalField, string>> {
  const referrer = document.referrer && new URL(document.referrer).host;
  if (referrer === location.host) return {};
  const { pathname, searchParams } = new URL(landingAddress());
  const campaign = campaignFields.map((field) => [field, searchParams.get(field)]);
  const arrival = [['first_page', withoutReportToken(pathname)], ['referrer', referrer], ...campaign];
  return Object.fromEntries(arrival.filter(([, value]) => value));
}
