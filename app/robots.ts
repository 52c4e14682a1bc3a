import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/metadata/absolute-url';

// Rendered per request: the sitemap's address contains the port it is served on.
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    // Reports and result pages are not disallowed: crawlers must read them to see their `noindex`.
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
