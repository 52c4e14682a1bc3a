import { useLocale, useTranslations } from 'next-intl';
import { JsonLd } from '@/components/json-ld';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import type { Post } from '@/lib/content/load-post';
import { lastChanged } from '@/lib/content/posts';
import { pageGraph } from '@/lib/metadata/json-ld/page-graph';
import { postEntities } from '@/lib/metadata/json-ld/post-entities';
import { pages, postPath } from '@/lib/site/pages';

/** The structured data of an article's page. */
export function PostJsonLd({ post }: { post: Post }) {
  const locale = useLocale();
  const t = useTranslations();
  return (
    <JsonLd
      graph={pageGraph({
        locale,
        path: postPath(post.id),
        title: post.titleTag,
        name: post.title,
        description: post.description,
        updated: lastChanged(post),
        business: t('shell.footer.blurb', {
          brand: brand.name,
          company: brand.legalName,
          years: companyFacts.expertiseYears,
        }),
        above: [
          { name: t('shell.nav.home'), path: '/' },
          { name: t('shell.nav.blog'), path: pages.blog.path },
        ],
        more: postEntities(t, locale, post),
      })}
    />
  );
}
