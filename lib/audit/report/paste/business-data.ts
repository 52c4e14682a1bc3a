import type { FoundFacts } from '../../engine/audit-facts';
import { schemaHours } from '../../facts/local/shown-hours';

/** The business as JSON-LD, with nothing in it that the page doesn't say; '' without a name or a way to reach it. https://schema.org/LocalBusiness */
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
  // A stranger's name must not end the script.
  const json = JSON.stringify(data, null, 2).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">\n${json}\n</script>`;
}
