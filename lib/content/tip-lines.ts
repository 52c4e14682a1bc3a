import type { TipId } from './tip-schema';

/** Lines to copy from a tip, the same in every language; empty if it has none. */
export const tipLines: Record<TipId, readonly string[]> = {
  'picture-sizes': [
    '<img src="ute-1280.avif" width="1280" height="853" alt="White ute on a hoist"',
    '  srcset="ute-640.avif 640w, ute-1280.avif 1280w, ute-1920.avif 1920w"',
    '  sizes="(min-width: 60rem) 50vw, 100vw">',
  ],
  'first-picture': [
    '<img src="/hero.avif" width="1280" height="640" alt="" fetchpriority="high">',
    '<link rel="preload" as="image" href="/background.avif" fetchpriority="high">',
  ],
  'cache-headers': [
    '# /assets/app.4f2a91.js',
    'Cache-Control: public, max-age=31536000, immutable',
    '# /prices',
    'Cache-Control: no-cache',
    '# /account/orders',
    'Cache-Control: no-store',
  ],
  'second-factor': [],
  'mail-authentication': [
    'example.com.         TXT  "v=spf1 include:_spf.google.com ~all"',
    '_dmarc.example.com.  TXT  "v=DMARC1; p=none; rua=mailto:dmarc@example.com"',
  ],
  'content-policy': [
    "Content-Security-Policy-Report-Only: default-src 'self';",
    "  script-src 'self' 'nonce-k8Vd2fQx7LmZ1sTa';",
    "  object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
  ],
  contrast: [
    'color: #999999; /* 2.85:1 ✗ */',
    'color: #767676; /* 4.54:1 ✓ */',
    'color: #4a5568; /* 7.53:1 ✓ */',
  ],
  'form-fields': [
    '<label for="phone">Phone</label>',
    '<input id="phone" name="phone" type="tel" autocomplete="tel">',
    '<label for="postcode">Postcode</label>',
    '<input id="postcode" name="postcode" inputmode="numeric" autocomplete="postal-code">',
  ],
  titles: [
    '<title>Brake repairs in Southport from $180 | Ferry Road Autos</title>',
    '<meta name="description" content="Pads and rotors checked in 20 minutes and',
    '  replaced the same day. Ferry Road, Southport, Monday to Saturday. Loan cars.">',
  ],
  'business-data': [
    '{ "@context": "https://schema.org", "@type": "AutoBodyShop",',
    '  "name": "Miami Smash Repairs", "telephone": "+61 7 5550 0142",',
    '  "address": { "@type": "PostalAddress", "streetAddress": "8 Hillcrest Road",',
    '    "addressLocality": "Miami", "addressRegion": "QLD",',
    '    "postalCode": "4220", "addressCountry": "AU" },',
    '  "openingHoursSpecification": { "@type": "OpeningHoursSpecification",',
    '    "dayOfWeek": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],',
    '    "opens": "08:00", "closes": "16:00" } }',
  ],
  'backup-restore': [
    'pg_dump --format=custom --file=shop.dump shop',
    'createdb shop_test',
    'pg_restore --dbname=shop_test shop.dump',
    'psql --dbname=shop_test --command="SELECT count(*) FROM orders"',
  ],
  'slow-query': [
    'EXPLAIN (ANALYZE, BUFFERS)',
    "SELECT * FROM bookings WHERE workshop_id = 7 AND day >= '2026-11-01';",
    '',
    'CREATE INDEX CONCURRENTLY bookings_by_workshop_and_day',
    '  ON bookings (workshop_id, day);',
  ],
  keys: ['echo ".env" >> .gitignore', 'git rm --cached .env', 'git log --all --oneline -- .env'],
  checks: [
    'on: [push, pull_request]',
    'jobs:',
    '  check:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    '      - uses: actions/checkout@v6',
    '      - uses: actions/setup-node@v6',
    '        with: { node-version: lts/*, cache: npm }',
    '      - run: npm ci',
    '      - run: npm run build',
    '      - run: npm test',
  ],
};
