import { escapeHtml } from '@/lib/mail/templates/escape-html';
import type { AuditFacts, FoundFacts } from '../../engine/audit-facts';
import { schemaHours } from '../../facts/local-business/shown-hours';
import { writeDescription, writeTitle } from './page-words';

/**
 * Lines to paste that repair a fault, built from what the page says about the business; '' if too little was found.
 * Independent of language: every word in them is the page's own.
 */
const byCheck: Readonly<Record<string, (found: FoundFacts, page: AuditFacts['page']) => string>> = {
  'document-title': title,
  'title-length': title,
  'title-is-default': title,
  'title-h1-duplicate': title,
  'meta-description': description,
  'description-length': description,
  'phone-link': phoneLink,
  'local-business': (found, page) => businessData(found, page.url),
  'local-business-details': (found, page) => businessData(found, page.url),
  'structured-data-present': (found, page) => businessData(found, page.url),
  'robots-txt': (_, page) => allowAll(page.url),
  'is-crawlable': (_, page) => allowAll(page.url),
  'redirects-http': (_, page) => redirectRule(page.url),
  'host-variants': (_, page) => redirectRule(page.url),
  canonical: (_, page) => `<link rel="canonical" href="${escapeHtml(page.url)}">`,
};

/** Null if there is nothing to paste. */
export function textToPaste(id: string, { found, page, findings }: AuditFacts): string | null {
  const write = byCheck[id];
  if (!found || !write || !isReplaceable(id, findings)) return null;
  return write(found, page) || null;
}

/** A robots.txt is replaced only if nothing in it is worth keeping: it doesn't work, or it blocks everybody. */
function isReplaceable(id: string, findings: AuditFacts['findings']): boolean {
  const outcome = findings.find((finding) => finding.id === id)?.outcome;
  if (outcome?.status !== 'failed') return false;
  if (id === 'robots-txt') return outcome.reason !== 'bad-lines';
  if (id !== 'is-crawlable') return true;
  return (
    outcome.reason === 'robots' &&
    (outcome.evidence ?? []).some(({ snippet }) => /^disallow:\s*\/\s*$/i.test(snippet))
  );
}

function title(found: FoundFacts): string {
  const text = writeTitle(found);
  return text && `<title>${escapeHtml(text)}</title>`;
}

function description(found: FoundFacts): string {
  const text = writeDescription(found);
  return text && `<meta name="description" content="${escapeHtml(text)}">`;
}

function phoneLink({ phone, tel }: FoundFacts): string {
  return phone && `<a href="tel:${escapeHtml(tel)}">${escapeHtml(phone)}</a>`;
}

/** A robots.txt that allows everything and names the sitemap. */
function allowAll(pageUrl: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${new URL('/sitemap.xml', pageUrl).href}`;
}

/**
 * Rules for .htaccess that redirect all variants of the host (with and without www, http and https) to the page's own;
 * '' if the page is not on https.
 */
function redirectRule(pageUrl: string): string {
  const { protocol, hostname } = new URL(pageUrl);
  if (protocol !== 'https:') return '';
  const quoted = (name: string) => name.replaceAll('.', '\\.');
  return [
    'RewriteEngine On',
    `RewriteCond %{HTTP_HOST} ^(www\\.)?${quoted(hostname.replace(/^www\./, ''))}$ [NC]`,
    'RewriteCond %{HTTPS} off [OR]',
    `RewriteCond %{HTTP_HOST} !^${quoted(hostname)}$ [NC]`,
    `RewriteRule ^ https://${hostname}%{REQUEST_URI} [R=301,L]`,
  ].join('\n');
}

/**
 * The business as JSON-LD, containing only what the page says; '' without a name or a contact.
 * https://schema.org/LocalBusiness
 */
function businessData(found: FoundFacts, pageUrl: string): string {
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
