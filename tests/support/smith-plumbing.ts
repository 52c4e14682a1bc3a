/** A plumber's front page without faults, and ways to change it. */

export const frontPage = 'https://www.smith-plumbing.example/';

export const address = {
  '@type': 'PostalAddress',
  streetAddress: '12 Station Street',
  addressLocality: 'Nerang',
  addressRegion: 'QLD',
  postalCode: '4211',
  addressCountry: 'AU',
};

export const plumber = {
  '@context': 'https://schema.org',
  '@type': 'Plumber',
  name: 'Smith & Sons Plumbing',
  telephone: '+61 7 5555 0100',
  address,
};

export function ldJson(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
}

export const contactLines =
  '<p>12 Station St, Nerang QLD 4211</p><a href="tel:0755550100">(07) 5555 0100</a>';

export function createPage(...parts: readonly string[]): string {
  return `<!doctype html><html lang="en"><head><title>Plumber in Nerang</title></head><body>${parts.join('')}</body></html>`;
}
