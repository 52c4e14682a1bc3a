import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { type PageId, pages } from '@/lib/site/pages';
import { Shoreline } from './effects/shoreline';
import { pageShores } from './effects/shores';
import { PageJsonLd } from './page-json-ld';

interface PageParams {
  params: Promise<{ locale: string }>;
}

/**
 * Creates the exports of a `page.tsx` for an entry of the page table: metadata, and the sections with the JSON-LD that
 * every indexed page has.
 */
export function definePage(id: PageId, Sections: (props: { locale: Locale }) => ReactNode) {
  async function generateMetadata({ params }: PageParams): Promise<Metadata> {
    const { locale } = await params;
    return isLocale(locale) ? pageMetadata(locale, id) : {};
  }

  async function Page({ params }: PageParams) {
    const { locale } = await params;
    if (!isLocale(locale)) notFound();
    setRequestLocale(locale);
    return (
      <>
        {pages[id].indexable && <PageJsonLd locale={locale} page={id} />}
        <Sections locale={locale} />
        <Shoreline of={pageShores[id]} />
      </>
    );
  }

  return { generateMetadata, Page };
}
