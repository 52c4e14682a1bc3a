import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { type PageId, pages } from '@/lib/site/pages';
import { Shoreline } from './effects/shoreline';
import { PageJsonLd } from './page-json-ld';

/**
 * Creates the exports of a `page.tsx` for an entry of the page table: metadata, and the sections with the JSON-LD that
 * every indexed page has.
 */
export function definePage(id: PageId, Sections: (props: { locale: Locale }) => ReactNode) {
  async function generateMetadata(): Promise<Metadata> {
    return pageMetadata(await getLocale(), id);
  }

  async function Page() {
    return (
      <>
        {pages[id].indexable && <PageJsonLd page={id} />}
        <Sections locale={await getLocale()} />
        <Shoreline />
      </>
    );
  }

  return { generateMetadata, Page };
}
