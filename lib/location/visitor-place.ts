/** A visitor's probable place, without words; the country's name depends on the reader's language. */
export interface VisitorPlace {
  city: string;
  /** A name, or on some platforms a state's code. */
  region: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  lat: number | null;
  lon: number | null;
  source: 'platform' | 'lookup' | 'fallback';
}

/** Our own town, shown if the place is unknown. */
export const goldCoast: VisitorPlace = {
  city: 'Gold Coast',
  region: 'Queensland',
  countryCode: 'AU',
  lat: -28.02,
  lon: 153.4,
  source: 'fallback',
};
