import { env } from './env';

/**
 * The firm's name and contact data. The defaults are sample data with reserved names (`.example`), so that nobody real is
 * called or mailed by accident; BRAND_* variables override them.
 */
export const brand = {
  name: env.BRAND_NAME,
  legalName: env.BRAND_LEGAL_NAME,
  abn: env.BRAND_ABN,
  /** As displayed; `phoneHref` is the `tel:` address. */
  phone: env.BRAND_PHONE,
  phoneHref: dialled(env.BRAND_PHONE),
  /** For callers from overseas, who often can't reach 13 or 1300 numbers; null if there is no other number. */
  phoneAbroad: env.BRAND_PHONE_ABROAD
    ? { printed: env.BRAND_PHONE_ABROAD, href: dialled(env.BRAND_PHONE_ABROAD) }
    : null,
  email: env.BRAND_EMAIL,
  supportEmail: env.BRAND_SUPPORT_EMAIL,
  address: { locality: 'Robina', region: 'QLD', postalCode: '4226', country: 'AU' },
  geo: { latitude: -28.0766, longitude: 153.3856 },
  /** Office hours in local time, with schema.org's names of days. */
  openingHours: { firstDay: 'Monday', lastDay: 'Friday', opens: '09:00', closes: '17:00' },
  social: { facebook: env.BRAND_FACEBOOK_URL, instagram: env.BRAND_INSTAGRAM_URL },
  /** Where visitors book the free call themselves; null: the contact form asks when to call. */
  bookingUrl: env.BRAND_BOOKING_URL ?? null,
  foundedYear: 2009,
  registeredYear: 2012,
  /** Whether the prices on the pages include Australia’s goods and services tax. */
  gst: env.BRAND_GST,
  /**
   * Claims that only the owner can confirm: these figures, and that the people in lib/content/team.ts are real. Until
   * then pages mark them as samples, and structured data and feeds omit them.
   */
  claims: {
    confirmed: env.BRAND_CLAIMS_CONFIRMED === 'yes',
    projects: 200,
    industries: 50,
    /** Share of 1. */
    satisfaction: 0.98,
    subscribers: 1200,
  },
  /** Time zone of the office and of dates in staff mail. */
  timeZone: 'Australia/Brisbane',
} as const;

function dialled(printed: string): string {
  return `tel:${printed.replace(/[^+\d]/g, '')}`;
}
