export const url = 'https://www.smith-plumbing.example/';
export const at = (path: string) => new URL(path, url).href;

/** Optional parts of a generated page, from top to bottom; a page without them has no faults, either. */
export const optional = {
  canonical: `<link rel="canonical" href="${url}">`,
  icon: '<link rel="icon" href="/icon.png">',
  languages: `<link rel="alternate" hreflang="en" href="${url}"><link rel="alternate" hreflang="de" href="${at('/de')}">`,
  data: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"Smith","telephone":"+61755000000","address":{"@type":"PostalAddress","streetAddress":"1 Beach Road","addressLocality":"Southport","postalCode":"4215","addressCountry":"AU"},"openingHours":"Mo-Fr 07:00-17:00"}</script>',
  picture: '<img src="/van.jpg" alt="Our van in Beach Road" width="600" height="400">',
  phone: '<p>Call <a href="tel:+61755000000">07 5500 0000</a> today.</p>',
  address: '<address>1 Beach Road, Southport QLD 4215</address>',
  form: '<form action="/send" method="post"><input type="email" name="email" aria-label="Email address"></form>',
  sections: '<h2>What it costs</h2><p>A fixed price.</p>',
  stylesheet: '<link rel="stylesheet" href="/site.css">',
} as const;

export type Optional = keyof typeof optional;
export const optionalNames: Optional[] = [
  'canonical',
  'icon',
  'languages',
  'data',
  'picture',
  'phone',
  'address',
  'form',
  'sections',
  'stylesheet',
];

export const parts = {
  doctype: '<!doctype html>',
  lang: ' lang="en"',
  charset: '<meta charset="utf-8">',
  title: '<title>Hot water repairs in Southport | Smith</title>',
  description:
    '<meta name="description" content="Hot water gone cold? Licensed plumbers in Southport repair or replace your system the same day, at a fixed price.">',
  viewport: '<meta name="viewport" content="width=device-width, initial-scale=1">',
  robots: '',
  refresh: '',
  social: `<meta property="og:title" content="a"><meta property="og:description" content="b"><meta property="og:image" content="${at('/van.jpg')}"><meta property="og:type" content="website">`,
  h1: '<h1>Hot water repairs</h1>',
  nav: '<nav><a href="/services">Our services</a> <a href="/prices">Prices and packages</a> <a href="/contact">Contact us</a> <a href="/privacy">Privacy policy</a></nav>',
  text: `<p>${'We repair hot water systems of every make in Southport and the suburbs around it. '.repeat(16)}</p>`,
  /** Where faults add elements. */
  more: '',
  ...optional,
};

export type Parts = { -readonly [Name in keyof typeof parts]: string };

export const certificates = {
  endsSoon: { from: '2025-11-25T00:00:00Z', to: '2026-11-25T00:00:00Z' },
  sound: { from: '2026-11-01T00:00:00Z', to: '2027-11-01T00:00:00Z' },
};

/** The business's profile, which agrees with the page. */
export const onGoogle = {
  name: 'Smith',
  address: '1 Beach Road, Southport QLD 4215, Australia',
  phone: '+61 7 5500 0000',
};
