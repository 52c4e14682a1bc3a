import { useTranslations } from 'next-intl';
import type { Thing } from 'schema-dts';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { pageGraph } from '@/lib/metadata/json-ld/page-graph';
import { type PageId, pages } from '@/lib/site/pages';
import { JsonLd } from './json-ld';

/** The structured data of a page of the table: who we are, what this page is, and how one gets to it. */
export function PageData({ locale, page, more }: { locale: Locale; page: PageId; more?: readonly Thing[] }) {
  const t = useTranslations();
  return (
    <JsonLd
      graph={pageGraph({
        locale,
        path: pages[page].path,
        title: t(`${page}.meta.title`),
        description: t(`${page}.meta.description`),
        business: t('shell.footer.blurb', { brand: brand.name, company: brand.legalName }),
        above: page === 'home' ? [] : [{ name: t('shell.nav.home'), path: '/' }],
        more,
      })}
    />
  );
}
