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
  phoneHref: dialled(env.BRAND_PHONE),
  /** For callers from overseas, who often can't reach a 13 or 1300 number; null where there is no other. */
  phoneAbroad: env.BRAND_PHONE_ABROAD
    ? { printed: env.BRAND_PHONE_ABROAD, href: dialled(env.BRAND_PHONE_ABROAD) }
    : null,
  email: env.BRAND_EMAIL,
  supportEmail: env.BRAND_SUPPORT_EMAIL,
  address: { locality: 'Robina', region: 'QLD', postalCode: '4226', country: 'AU' },
  geo: { latitude: -28.0766, longitude: 153.3856 },
  /** Office hours in local time. Names of days are schema.org's. */
  openingHours: { firstDay: 'Monday', lastDay: 'Friday', opens: '09:00', closes: '17:00' },
  social: { facebook: env.BRAND_FACEBOOK_URL, instagram: env.BRAND_INSTAGRAM_URL },
  foundedYear: 2009,
  registeredYear: 2012,
  /** Whether the prices on the pages include Australia’s goods and services tax. */
  gst: env.BRAND_GST,
  /**
   * What only the owner can vouch for: these figures, and that the people of lib/content/team.ts are real. Until it is
   * confirmed, pages mark it as a sample, and nothing written for machines repeats it.
   */
  claims: {
    confirmed: env.BRAND_CLAIMS_CONFIRMED === 'yes',
    projects: 200,
    industries: 50,
    /** Share of one. */
    satisfaction: 0.98,
    subscribers: 1200,
  },
  /** Time zone of the office; all staff mail is dated in it. */
  timeZone: 'Australia/Brisbane',
} as const;

function dialled(printed: string): string {
  return `tel:${printed.replace(/[^+\d]/g, '')}`;
}
