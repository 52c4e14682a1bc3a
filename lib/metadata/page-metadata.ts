import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { type PageId, pages } from '@/lib/site/pages';
import { absoluteUrl } from './absolute-url';
import { alternates } from './alternates';

/** Everything a page's head says about it. Words come from `meta` in the page's own message file. */
export async function pageMetadata(locale: Locale, page: PageId): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: `${page}.meta` });
  const words = { title: t('title'), description: t('description'), keywords: t('keywords') };
  return metadataOf({ locale, ...pages[page], ...words });
}

interface PageHead {
  locale: Locale;
  /** Without language prefix. */
  path: string;
  indexable: boolean;
  title: string;
  description: string;
  keywords?: string;
}

/** The same for a page whose words come from elsewhere. */
export function metadataOf({ locale, path, indexable, title, description, keywords }: PageHead): Metadata {
  const canonical = absoluteUrl(localePath(locale, path));
  return {
    metadataBase: new URL(env.SITE_URL),
    title,
    description,
    keywords,
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
