/** Australian dollars as structured data has them; nothing for what has no price, so that no price is made up. */
export function price(dollars?: number | null): { price?: number; priceCurrency?: 'AUD' } {
  return dollars == null ? {} : { price: dollars, priceCurrency: 'AUD' };
}
