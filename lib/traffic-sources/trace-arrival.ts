import { type ArrivalField, campaignFields, clickIds } from '@/lib/site/arrival-fields';
import { withoutReportToken } from '@/lib/site/report-path';

/** A form's own field that carries the host of the website a visitor came from over a page load within the site. */
export const referrerField = 'referrer';

type Arrival = Partial<Record<ArrivalField, string>>;

interface Trace {
  /** The page that was loaded. */
  landing: string;
  /** `document.referrer`, or the header. */
  referrer: string;
  /** Addresses of the site that the browser lists before that page, the oldest first. */
  before?: readonly string[];
  /** Whether the browser loaded the page once more, or went back to it: then `referrer` is that of an earlier page. */
  isAgain?: boolean;
}

/**
 * How a visitor came to the site, from addresses that the browser still knows: after a page load within the site, those of
 * the pages before it, whose queries hold the campaign. Nothing is stored for it.
 */
export function traceArrival({ landing, referrer, before = [], isAgain = false }: Trace): Arrival {
  const page = new URL(landing);
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const isInside = from?.host === page.host;
  const earlier = isInside || isAgain ? before.filter((address) => URL.canParse(address)) : [];
  const isMissing = isInside && !earlier.some((address) => new URL(address).href === from.href);
  const pages = [...(isMissing ? [from.href] : []), ...earlier, landing].map((address) => new URL(address));
  const carried = pages.map(({ searchParams }) => searchParams.get(referrerField)).findLast(Boolean);
  const host = isInside ? carried : from?.host;
  const told: Arrival = {
    first_page: withoutReportToken(pages[0]?.pathname ?? page.pathname),
    referrer: host ?? '',
    ...pages.map((address) => readCampaign(address, host)).findLast(isTagged),
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value));
}

/**
 * What the address of a page says of the campaign. Where a network only numbers its links, the host that linked to us says
 * more.
 */
export function readCampaign({ searchParams }: URL, host?: string | null): Arrival {
  const campaign: Arrival = {};
  for (const field of campaignFields) {
    const value = searchParams.get(field)?.slice(0, 500);
    if (value) campaign[field] = value;
  }
  const click = clickIds.find(({ name }) => searchParams.has(name));
  if (click && (click.isPaid || !host)) campaign.utm_source ??= click.source;
  if (click?.isPaid) campaign.utm_medium ??= 'cpc';
  return campaign;
}

function isTagged(campaign: Arrival): boolean {
  return Object.keys(campaign).length > 0;
}
