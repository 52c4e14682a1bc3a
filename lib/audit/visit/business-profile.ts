import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import { type PlacesOptions, searchPlaces } from '@/lib/net/search-places';
import { describeFailure } from '@/lib/net/upstream-error';
import type { BusinessProfile } from '../check';
import { toRegistrableDomain } from './registrable-domain';

const text = z.string().max(500).catch('');
const placeSchema = z.object({
  displayName: z.object({ text }).catch({ text: '' }),
  formattedAddress: text,
  internationalPhoneNumber: text,
  websiteUri: z.string().max(2000).catch(''),
});
const fields = Object.keys(placeSchema.shape);

/** Google's business profiles for that name; empty without a name or key, and if the request failed. */
export async function findProfiles(
  businessName: string,
  options: PlacesOptions | null,
): Promise<(BusinessProfile & { website: string })[]> {
  if (!options || businessName.trim() === '') return [];
  try {
    const question = { textQuery: businessName.trim(), pageSize: 5, fields };
    const places = await searchPlaces(question, placeSchema, options);
    return places.map(({ displayName, formattedAddress, internationalPhoneNumber, websiteUri }) => ({
      name: displayName.text,
      address: formattedAddress,
      phone: internationalPhoneNumber,
      website: websiteUri,
    }));
  } catch (error) {
    log.warn('Google Places gave no business profile:', describeFailure(error));
    return [];
  }
}

/** The only profile that links to the page's website. Null for none and for several, because branches differ on purpose. */
export function chooseProfile(
  profiles: Awaited<ReturnType<typeof findProfiles>>,
  pageUrl: string,
): BusinessProfile | null {
  const site = toRegistrableDomain(new URL(pageUrl));
  const own = profiles.filter(
    ({ website }) => URL.canParse(website) && toRegistrableDomain(new URL(website)) === site,
  );
  const [first] = own;
  if (!first || own.length > 1) return null;
  const { name, address, phone } = first;
  return { name, address, phone };
}
