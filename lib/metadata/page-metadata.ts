import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { defaultLocale, type Locale, localeCodes, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { type PageId, pages } from '@/lib/site/pages';

/** Everything a page's head says about it. Words come from `meta` in the page's own message file. */
export async function pageMetadata(locale: Locale, page: PageId): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: `${page}.meta` });
  const { path, indexable } = pages[page];
  const title = t('title');
  const description = t('description');
  const canonical = absoluteUrl(localePath(locale, path));
  return {
    metadataBase: new URL(env.SITE_URL),
    title,
    description,
    keywords: t('keywords'),
    alternates: { canonical, languages: alternates(path) },
    robots: indexable ? undefined : { index: false, follow: true },
    openGraph: {
      type: 'website',
      siteName: brand.name,
      title,
      description,
      url: canonical,
      locale: locales[locale].ogLocale,
    },
    twitter: { card: 'summary_large_image', title, description },
  };
}

/** hreflang → address, for the nine languages and x-default. */
function alternates(path: string): Record<string, string> {
  const byTag = localeCodes.map((code) => [locales[code].hrefLang, absoluteUrl(localePath(code, path))]);
  return { ...Object.fromEntries(byTag), 'x-default': absoluteUrl(localePath(defaultLocale, path)) };
}

function absoluteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href;
}
