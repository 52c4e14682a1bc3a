import type {
  ContactPoint,
  DayOfWeek,
  ImageObject,
  OpeningHoursSpecification,
  Organization,
  ProfessionalService,
  WebSite,
} from 'schema-dts';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { listClosures } from '@/lib/config/holidays';
import { areas } from '@/lib/content/areas';
import { packages } from '@/lib/content/growth-packages';
import { marketingPlans } from '@/lib/content/marketing-plans';
import { services } from '@/lib/content/services';
import { websitePackages } from '@/lib/content/website-packages';
import { formatters } from '@/lib/i18n/format';
import { daysFrom } from '@/lib/i18n/format-opening-hours';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { absoluteUrl } from '../absolute-url';
import { internationalPhone } from '../international-phone';

/** The id of the business, the same on every page and in every language. */
export const businessId = `${env.SITE_URL}/#business`;
const companyId = `${env.SITE_URL}/#company`;
const logoId = `${env.SITE_URL}/#logo`;

export function websiteId(locale: Locale): string {
  return `${absoluteUrl(localePath(locale, '/'))}#website`;
}

/** The business; for a page about contact with the days on which it is closed. https://developers.google.com/search/docs/appearance/structured-data/local-business */
export function businessNode(description: string, tellsClosedDays = false): ProfessionalService {
  return {
    '@type': 'ProfessionalService',
    '@id': businessId,
    name: brand.name,
    description,
    url: absoluteUrl('/'),
    logo: { '@id': logoId },
    image: { '@id': logoId },
    telephone: internationalPhone(brand.phone),
    email: brand.email,
    foundingDate: String(brand.foundedYear),
    parentOrganization: { '@id': companyId },
    address: postalAddress(),
    geo: { '@type': 'GeoCoordinates', ...brand.geo },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: officeDays(),
      opens: brand.openingHours.opens,
      closes: brand.openingHours.closes,
    },
    ...(tellsClosedDays && { specialOpeningHoursSpecification: closedDays() }),
    areaServed: areas.map(({ name }) => ({ '@type': 'City', name })),
    sameAs: Object.values(brand.social),
    ...(brand.phoneAbroad && { contactPoint: overseasLine(brand.phoneAbroad.printed) }),
    currenciesAccepted: 'AUD',
    priceRange: priceRange(),
  };
}

/** A number for callers who can't reach `telephone` from their network. https://schema.org/ContactPoint */
function overseasLine(telephone: string): ContactPoint {
  return { '@type': 'ContactPoint', contactType: 'customer service', telephone };
}

/** Days on which the office is closed. https://developers.google.com/search/docs/appearance/structured-data/local-business#seasonal-hours */
function closedDays(): OpeningHoursSpecification[] {
  return listClosures().map(({ from, through }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: through,
    opens: '00:00',
    closes: '00:00',
  }));
}

/** The legal company, which was registered later than the business began. */
export function companyNode(): Organization {
  return {
    '@type': 'Organization',
    '@id': companyId,
    name: brand.legalName,
    legalName: brand.legalName,
    foundingDate: String(brand.registeredYear),
    address: postalAddress(),
  };
}

export function logoNode(): ImageObject {
  const url = absoluteUrl('/art/icons/icon-512.png');
  return { '@type': 'ImageObject', '@id': logoId, url, contentUrl: url, width: '512', height: '512' };
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

/** From the lowest to the highest of our prices. https://schema.org/priceRange */
function priceRange(): string {
  const prices = [
    ...services.flatMap(({ priceFrom }) => (priceFrom ? [priceFrom.dollars] : [])),
    ...[...websitePackages, ...marketingPlans].map(({ dollars }) => dollars),
    ...packages.map(({ priceDollars }) => priceDollars),
  ];
  const { price } = formatters(defaultLocale);
  return `${price(Math.min(...prices))}–${price(Math.max(...prices))}`;
}

function postalAddress() {
  const { locality, region, postalCode, country } = brand.address;
  return {
    '@type': 'PostalAddress',
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  } as const;
}

function officeDays(): DayOfWeek[] {
  return daysFrom(brand.openingHours).map((day) => `https://schema.org/${day}` as const);
}
