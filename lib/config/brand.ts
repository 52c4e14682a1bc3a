import { env } from './env';

/**
 * The firm's name and contact data. The defaults are sample data on reserved names (`.example`), so that nothing real
 * is called or mailed by accident; BRAND_* variables override them.
 */
export const brand = {
  name: env.BRAND_NAME,
  legalName: env.BRAND_LEGAL_NAME,
  abn: env.BRAND_ABN,
  /** As printed; `phoneHref` is the tel: address. */
  phone: env.BRAND_PHONE,
  phoneHref: `tel:${env.BRAND_PHONE.replace(/[^+\d]/g, '')}`,
  email: env.BRAND_EMAIL,
  supportEmail: env.BRAND_SUPPORT_EMAIL,
  address: { locality: 'Robina', region: 'QLD', postalCode: '4226', country: 'AU' },
  geo: { latitude: -28.0766, longitude: 153.3856 },
  /** Office hours in local time. Names of days are schema.org's. */
  openingHours: { firstDay: 'Monday', lastDay: 'Friday', opens: '09:00', closes: '17:00' },
  social: { facebook: env.BRAND_FACEBOOK_URL, instagram: env.BRAND_INSTAGRAM_URL },
  foundedYear: 2009,
  registeredYear: 2012,
  /** Time zone of the office; dates in staff mail are in it. */
  timeZone: 'Australia/Brisbane',
} as const;
