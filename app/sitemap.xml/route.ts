import { sitemapXml } from '@/lib/metadata/sitemap-xml';

// Rendered per request: without SITE_URL its addresses contain the port it is served on.
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(sitemapXml(), { headers: { 'Content-Type': 'application/xml' } });
}
