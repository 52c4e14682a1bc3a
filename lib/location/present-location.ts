import { type Locale, locales } from '@/lib/i18n/locales';
import type { VisitorPlace } from './visitor-place';

/** A place with its country's name in the reader's language, as GET /api/location returns it. */
export function presentLocation(place: VisitorPlace, ip: string | undefined, locale: Locale) {
  const { city, region, countryCode, lat, lon, source } = place;
  const countryNames = new Intl.DisplayNames(locales[locale].hrefLang, { type: 'region' });
  return {
    ip: ip ?? '',
    city,
    region,
    country: countryNames.of(countryCode) ?? countryCode,
    lat,
    lon,
    source,
  };
}
