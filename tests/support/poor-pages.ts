export const series = (count: number, path: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => path(index + 1));
export const words = (topic: string) =>
  `<p>${`We repair ${topic} in Nerang and Southport, tell you the price first and ring you when it is ready. `.repeat(8)}</p>`;
export const business =
  '<p>Ferry Road Motors, 12 Ferry Road, Southport QLD 4215, <a href="tel:+61755550100">(07) 5555 0100</a></p>';

/** What a head has right, but for what a website leaves out. */
export const head = (title: string, more: string) =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="/favicon.ico">
   <meta property="og:title" content="x"><meta property="og:description" content="x"><meta property="og:image" content="https://www.smith.example/x.jpg"><meta property="og:url" content=""><meta name="twitter:card" content="summary">${more}</head>`;
export const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
export const description = (text: string) => `<meta name="description" content="${text}">`;
export const about = (topic: string) =>
  `${topic}: what we do, what it costs and how long it takes, from a workshop in Southport.`;

const general: Readonly<Record<string, string>> = Object.fromEntries(
  [
    [
      'structured data',
      'local-business',
      'structured-data-present',
      'local-business-details',
      'rich-results',
      'known-types',
    ],
    ['sharing', 'social-preview'],
    [
      'business details',
      'nap-visible',
      'opening-hours',
      'map-link',
      'contact-page',
      'contact-form',
      'reviews',
    ],
    ['business details', 'social-profiles', 'privacy-policy-link', 'phone-link'],
    ['security headers', 'csp', 'hsts', 'x-content-type-options', 'clickjacking', 'referrer-policy'],
    ['server', 'cache-headers', 'text-compression'],
    ['theme code', 'render-blocking', 'minified', 'font-display', 'preconnect', 'sri', 'request-count'],
    ['structure of links', 'internal-links', 'url-quality'],
  ].flatMap(([name = '', ...ids]) => ids.map((id) => [id, name])),
);
export const otherwise = ({ id, path }: { id: string; path: string }) => general[id] ?? `${id} on ${path}`;
