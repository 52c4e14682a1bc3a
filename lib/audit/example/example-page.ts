import { parsePage } from '@/lib/web-page/parse-page';
import { nothingAsked } from '@/lib/web-page/site-facts';
import type { Visit } from '../check';

/** A made-up page of a workshop, with four ordinary faults. */
export const exampleSource = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Car servicing in Southport | Ferry Road Autos</title>
<link rel="canonical" href="https://ferryroadautos.example/">
<link rel="icon" href="/icon.png">
<meta property="og:title" content="Car servicing in Southport">
<meta property="og:description" content="Open Monday to Friday, 8 am to 5 pm.">
<meta property="og:image" content="https://ferryroadautos.example/hoist.jpg">
<meta property="og:url" content="https://ferryroadautos.example/">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"AutoRepair","name":"Ferry Road Autos",
"telephone":"+61755550100","address":{"@type":"PostalAddress","streetAddress":"12 Ferry Road","addressLocality":"Southport",
"addressRegion":"QLD","postalCode":"4215","addressCountry":"AU"}}</script>
</head>
<body>
<nav><a href="/prices">Prices</a> <a href="/about">About us</a> <a href="/contact">Contact</a></nav>
<main>
<h1>Car servicing in Southport</h1>
<img src="/hoist.jpg" width="640" height="480">
<p>Call <a href="tel:+61755550100">07 5555 0100</a> and bring your car to our workshop.</p>
<p>12 Ferry Road, Southport QLD 4215. Open Monday to Friday, 8 am to 5 pm.</p>
<a href="/booking">Click here</a>
</main>
</body>
</html>`;

/** The lines of its head around the place where a description would be. */
export const exampleHead = {
  before: exampleSource.split('\n').slice(2, 6),
  after: exampleSource.split('\n').slice(6, 8),
};

const url = 'https://ferryroadautos.example/';

/** A visit to it that asked for nothing else: what wasn't measured costs nothing. */
export function visitExamplePage(): Visit {
  const bytes = new TextEncoder().encode(exampleSource);
  const contentType = 'text/html; charset=utf-8';
  return {
    page: {
      requestedUrl: url,
      url,
      status: 200,
      headers: [['content-type', contentType]],
      redirects: [],
      timing: { dnsMs: 0, connectMs: 0, ttfbMs: 0, totalMs: 0 },
      bytes: { wire: bytes.length, decoded: bytes.length, truncated: false },
      html: parsePage(bytes, contentType),
    },
    site: nothingAsked,
    businessName: '',
    fetchedAt: new Date('2026-11-20T10:00:00Z'),
  };
}
