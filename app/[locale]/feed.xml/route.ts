import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadPosts } from '@/lib/content/load-post';
import { isLocale, localeCodes, locales } from '@/lib/i18n/locales';
import { blogFeed } from '@/lib/metadata/blog-feed';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

export async function GET(_: Request, { params }: RouteContext<'/[locale]/feed.xml'>): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'blog' });
  const feed = blogFeed(locale, loadPosts(locale), {
    title: t('meta.title'),
    description: t('meta.description'),
    category: (post) => t(`categories.${post.category}`),
  });
  const headers = {
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Content-Language': locales[locale].hrefLang,
  };
  return new Response(feed, { headers });
}
