import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/metadata/absolute-url';

// As the sitemap it names: by the port it is served on.
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    // Reports and result pages may be read: that is how crawlers learn that they must not list them.
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
