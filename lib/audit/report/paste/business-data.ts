import type { FoundFacts } from '../../engine/audit-facts';
import { schemaHours } from '../../facts/local/shown-hours';

/**
 * The business as JSON-LD, containing only what the page says; '' without a name or a contact.
 * https://schema.org/LocalBusiness
 */
export function businessData(found: FoundFacts, pageUrl: string): string {
  const { name, tel, street, suburb, region, postcode, country, hours } = found;
  if (!name || !(tel || suburb)) return '';
  const address = {
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    addressLocality: suburb || undefined,
    addressRegion: region || undefined,
    postalCode: postcode || undefined,
    addressCountry: country || undefined,
  };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name,
    url: new URL('/', pageUrl).href,
    telephone: tel || undefined,
    address: street || suburb ? address : undefined,
    openingHours: schemaHours(hours) || undefined,
  };
  // A business name from the page must not end the script element.
  const json = JSON.stringify(data, null, 2).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">\n${json}\n</script>`;
}
