import { useLocale, useTranslations } from 'next-intl';
import { JsonLd } from '@/components/json-ld';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { metaFacts } from '@/lib/content/meta-facts';
import { pageEntities } from '@/lib/metadata/json-ld/page-entities';
import { type PageKind, pageGraph } from '@/lib/metadata/json-ld/page-graph';
import { navigation } from '@/lib/site/navigation';
import { type PageId, pages } from '@/lib/site/pages';

interface PageJsonLdProps {
  page: PageId;
}

const kinds: Partial<Record<PageId, PageKind>> = {
  about: 'AboutPage',
  blog: 'CollectionPage',
  clients: 'CollectionPage',
  contact: 'ContactPage',
};

/** The structured data of a page of the page table: the business, the page, its entities and its breadcrumb. */
export function PageJsonLd({ page }: PageJsonLdProps) {
  const locale = useLocale();
  const t = useTranslations();
  const { path, updated } = pages[page];
  const facts = metaFacts(locale);
  const label = navigation.find(({ href }) => href === path)?.label;
  return (
    <JsonLd
      graph={pageGraph({
        locale,
        path,
        updated,
        kind: kinds[page],
        title: t(`${page}.meta.title`, facts),
        description: t(`${page}.meta.description`, facts),
        name: label && t(`shell.nav.${label}`),
        business: t('shell.footer.blurb', {
          brand: brand.name,
          company: brand.legalName,
          years: companyFacts.expertiseYears,
        }),
        above: page === 'home' ? [] : [{ name: t('shell.nav.home'), path: '/' }],
        more: pageEntities(t, locale, page),
      })}
    />
  );
}
