import type { Metadata } from 'next';

/**
 * Phones make links of what looks like a telephone number, a date or an address to them: prices, years and the ABN, while
 * React still reads the page. The numbers that are meant to be called are links of ours.
 */
export const formatDetection = { telephone: false, date: false, address: false } satisfies NonNullable<
  Metadata['formatDetection']
>;
