/** A price in Australian dollars as structured data; no property without a price. */
export function price(dollars?: number | null): { price?: number; priceCurrency?: 'AUD' } {
  return dollars == null ? {} : { price: dollars, priceCurrency: 'AUD' };
}
