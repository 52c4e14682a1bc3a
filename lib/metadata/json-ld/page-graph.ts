import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { absoluteUrl } from '../absolute-url';
import { businessId, businessNode, websiteId, websiteNode } from './business';

export interface PageFacts {
  locale: Locale;
  /** Without language prefix. */
  path: string;
  title: string;
  description: string;
  /** What the business is, in the page's language. */
  business: string;
  /** Pages above this one, the home page first; without this page. */
  above: readonly { name: string; path: string }[];
  /** What this page tells besides: a service, an article, questions. */
  more?: readonly Thing[];
}

/** Address of a node on a page, for others to refer to. */
export function nodeId(locale: Locale, path: string, name: string): string {
  return `${absoluteUrl(localePath(locale, path))}#${name}`;
}

/** One graph a page, its nodes joined by @id. https://www.w3.org/TR/json-ld11/#named-graphs */
export function pageGraph(page: PageFacts): Graph {
  const { locale, path, above, more = [] } = page;
  const trail = above.length > 0 ? [breadcrumbs(page)] : [];
  return {
    '@context': 'https://schema.org',
    '@graph': [businessNode(page.business), websiteNode(locale), webPage(page), ...trail, ...more],
  };

  function webPage({ title, description }: PageFacts): WebPage {
    return {
      '@type': 'WebPage',
      '@id': nodeId(locale, path, 'page'),
      url: absoluteUrl(localePath(locale, path)),
      name: title,
      description,
      inLanguage: locales[locale].hrefLang,
      isPartOf: { '@id': websiteId(locale) },
      about: { '@id': businessId },
      ...(trail.length > 0 && { breadcrumb: { '@id': nodeId(locale, path, 'trail') } }),
    };
  }
}

function breadcrumbs({ locale, path, title, above }: PageFacts): BreadcrumbList {
  const steps = [...above, { name: title, path }];
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId(locale, path, 'trail'),
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absoluteUrl(localePath(locale, step.path)),
    })),
  };
}
