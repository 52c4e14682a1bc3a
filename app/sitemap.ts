import type { MetadataRoute } from 'next';
import { lastChanged, posts } from '@/lib/content/posts';
import { localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { absoluteUrl } from '@/lib/metadata/absolute-url';
import { alternates } from '@/lib/metadata/alternates';
import { pageIds, pages, postPath } from '@/lib/site/pages';

// Rendered per request: without SITE_URL its addresses contain the port it is served on.
export const dynamic = 'force-dynamic';

/** Every indexable page, in every language. */
export default function sitemap(): MetadataRoute.Sitemap {
  const found = [
    ...pageIds.map((id) => pages[id]).filter(({ indexable }) => indexable),
    ...posts.map((post) => ({ path: postPath(post.id), updated: lastChanged(post) })),
  ];
  return found.flatMap(({ path, updated }) =>
    localeCodes.map((code) => ({
      url: absoluteUrl(localePath(code, path)),
      lastModified: updated,
      alternates: { languages: alternates(path) },
    })),
  );
}
