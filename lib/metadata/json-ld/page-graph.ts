import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  Graph,
  ImageObject,
  Thing,
  WebPage,
} from 'schema-dts';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { picturePath, pictureSize } from '@/lib/og/picture-file';
import { absoluteUrl } from '../absolute-url';
import { businessId, businessNode, companyNode, logoNode, websiteId, websiteNode } from './business';
import { nodeId } from './node-id';

export interface PageFacts {
  locale: Locale;
  /** Without language prefix. */
  path: string;
  kind?: PageKind;
  title: string;
  description: string;
  /** Day of the last change of its content. */
  updated: string;
  /** Description of the business, in the page's language. */
  business: string;
  /** Ancestors of this page in the breadcrumb, the home page first. */
  above: readonly { name: string; path: string }[];
  /** Name of this page in the breadcrumb, if shorter than its title. */
  name?: string;
  /** Further entities of this page: a service, an article, questions. */
  more?: readonly Thing[];
}

export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';

/** One graph per page, with its nodes linked by @id. https://www.w3.org/TR/json-ld11/#named-graphs */
export function pageGraph(page: PageFacts): Graph {
  const { locale, above, more = [] } = page;
  const trail = above.length > 0 ? [breadcrumbs(page)] : [];
  const business = businessNode(page.business, page.kind === 'ContactPage');
  const us = [business, companyNode(), logoNode()];
  return {
    '@context': 'https://schema.org',
    '@graph': [...us, websiteNode(locale), webPage(page), pictureNode(page), ...trail, ...more],
  };
}

function webPage(page: PageFacts): WebPage | AboutPage | CollectionPage | ContactPage {
  const { locale, path, kind = 'WebPage', title, description, updated, above } = page;
  return {
    '@type': kind,
    '@id': nodeId(locale, path, 'page'),
    url: absoluteUrl(localePath(locale, path)),
    name: title,
    description,
    dateModified: updated,
    primaryImageOfPage: { '@id': nodeId(locale, path, 'picture') },
    inLanguage: locales[locale].hrefLang,
    isPartOf: { '@id': websiteId(locale) },
    about: { '@id': businessId },
    ...(above.length > 0 && { breadcrumb: { '@id': nodeId(locale, path, 'trail') } }),
  };
}

/** The page's social picture. */
function pictureNode({ locale, path }: PageFacts): ImageObject {
  const url = absoluteUrl(picturePath(path, locale));
  const { width, height } = pictureSize;
  const id = nodeId(locale, path, 'picture');
  return { '@type': 'ImageObject', '@id': id, url, contentUrl: url, width: `${width}`, height: `${height}` };
}

function breadcrumbs({ locale, path, title, name = title, above }: PageFacts): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId(locale, path, 'trail'),
    itemListElement: [...above, { name, path }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absoluteUrl(localePath(locale, step.path)),
    })),
  };
}
