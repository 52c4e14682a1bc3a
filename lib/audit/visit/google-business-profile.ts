import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { log } from '@/lib/log/log';
import { type PlacesOptions, searchPlaces } from '@/lib/net/search-places';
import { describeFailure } from '@/lib/net/upstream-error';
import type { BusinessProfile } from '../check';
import { toRegistrableDomain } from './registrable-domain';

const text = z.string().max(500).catch('');
const time = z.object({
  day: z.number().int().min(0).max(6),
  hour: z.number().int().min(0).max(23),
  minute: z.number().int().min(0).max(59),
});
const placeSchema = z.object({
  displayName: z.object({ text }).catch({ text: '' }),
  formattedAddress: text,
  internationalPhoneNumber: text,
  websiteUri: z.string().max(2000).catch(''),
  regularOpeningHours: z
    .object({ periods: z.array(z.object({ open: time, close: time.optional() })).max(50) })
    .nullable()
    .catch(null),
  businessStatus: text,
});
const fields = Object.keys(placeSchema.shape);
const PLACES_TIMEOUT_MS = 6000;
/** Google's first day is Sunday. */
const days = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;

/** Null without a key. */
export function configuredPlaces(): PlacesOptions | null {
  const key = env.GOOGLE_PLACES_API_KEY;
  return key ? { key, baseUrl: env.GOOGLE_PLACES_BASE_URL, timeoutMs: PLACES_TIMEOUT_MS } : null;
}

/** The profile of a report's business as Google has it now; asked for each reader, because it may not be stored. */
export async function readProfile(
  businessName: string,
  pageUrl: string,
  places = configuredPlaces(),
): Promise<BusinessProfile | null> {
  return chooseProfile(await findProfiles(businessName, places), pageUrl);
}

/** Google's business profiles for that name; empty without a name or key, and if the request failed. */
export async function findProfiles(
  businessName: string,
  options: PlacesOptions | null,
): Promise<(BusinessProfile & { website: string })[]> {
  if (!options || businessName.trim() === '') return [];
  try {
    const question = { textQuery: businessName.trim(), pageSize: 5, fields };
    const places = await searchPlaces(question, placeSchema, options);
    return places.map((place) => ({
      name: place.displayName.text,
      address: place.formattedAddress,
      phone: place.internationalPhoneNumber,
      hours: listHours(place.regularOpeningHours?.periods ?? []),
      ...(closed[place.businessStatus] && { closed: closed[place.businessStatus] }),
      website: place.websiteUri,
    }));
  } catch (error) {
    log.warn('Google Places gave no business profile:', describeFailure(error));
    return [];
  }
}

/** https://developers.google.com/maps/documentation/places/web-service/reference/rest/v1/places#BusinessStatus */
const closed: Readonly<Record<string, BusinessProfile['closed']>> = {
  CLOSED_PERMANENTLY: 'for-good',
  CLOSED_TEMPORARILY: 'for-now',
};

/** A business that never closes has one period, which begins on Sunday at midnight and has no end. */
function listHours(
  periods: readonly { open: z.infer<typeof time>; close?: z.infer<typeof time> }[],
): string[] {
  const [first] = periods;
  if (periods.length === 1 && first && !first.close) return days.map((day) => `${day} 00:00-24:00`);
  return periods.flatMap(({ open, close }) =>
    close ? [`${days[open.day]} ${writeTime(open)}-${writeTime(close)}`] : [],
  );
}

/**
 * The only profile that links to the page's website. Null for none and for several, because branches differ on purpose. One
 * that has closed counts only where none is open.
 */
export function chooseProfile(
  profiles: Awaited<ReturnType<typeof findProfiles>>,
  pageUrl: string,
): BusinessProfile | null {
  const site = toRegistrableDomain(new URL(pageUrl));
  const linked = profiles.filter(
    ({ website }) => URL.canParse(website) && toRegistrableDomain(new URL(website)) === site,
  );
  const open = linked.filter((profile) => !profile.closed);
  const [first, ...others] = open.length > 0 ? open : linked;
  if (!first || (others.length > 0 && !first.closed)) return null;
  const { website, ...profile } = first;
  return profile;
}

function writeTime({ hour, minute }: z.infer<typeof time>): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
