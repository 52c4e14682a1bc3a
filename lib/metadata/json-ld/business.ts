import type { ProfessionalService, WebSite } from 'schema-dts';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { areas } from '@/lib/content/areas';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { absoluteUrl } from '../absolute-url';

/** The same business whatever page or language speaks of it. */
export const businessId = `${env.SITE_URL}/#business`;

export function websiteId(locale: Locale): string {
  return `${absoluteUrl(localePath(locale, '/'))}#website`;
}

/** Who we are. https://developers.google.com/search/docs/appearance/structured-data/local-business */
export function businessNode(description: string): ProfessionalService {
  const { locality, region, postalCode, country } = brand.address;
  return {
    '@type': 'ProfessionalService',
    '@id': businessId,
    name: brand.name,
    legalName: brand.legalName,
    description,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon.svg'),
    telephone: brand.phone,
    email: brand.email,
    foundingDate: String(brand.foundedYear),
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', ...brand.geo },
    areaServed: areas.map(({ name }) => ({ '@type': 'City', name })),
    sameAs: Object.values(brand.social),
    currenciesAccepted: 'AUD',
  };
}

export function websiteNode(locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(locale),
    name: brand.name,
    url: absoluteUrl(localePath(locale, '/')),
    inLanguage: locales[locale].hrefLang,
    publisher: { '@id': businessId },
  };
}
