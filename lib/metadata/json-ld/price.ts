/** A price in Australian dollars as structured data; no properties if there is none. */
export function price(dollars?: number | null): { price?: number; priceCurrency?: 'AUD' } {
  return dollars == null ? {} : { price: dollars, priceCurrency: 'AUD' };
}
