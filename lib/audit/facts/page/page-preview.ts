import type { HtmlFacts, PageElement, WebPage } from '@/lib/web-page/page';
import { listElements, readCanonicalUrl, resolveAddress, resolveBaseUrl } from '@/lib/web-page/read-head';

export interface PagePreview {
  title: string;
  description: string;
  preview: { title: string; description: string; url: string; image: string; siteName: string };
}

const longest = 1000;

/**
 * What search results and shared links show of a page; '' for missing values. Open Graph values fall back to the page's
 * own title and description, as https://ogp.me and the networks do.
 */
export function pagePreview({ html, headers, url }: WebPage): PagePreview {
  if (!html) return { title: '', description: '', preview: { ...nothing, url } };
  const title = shorten(listElements(html, 'title').find(({ namespace }) => namespace === 'html')?.text);
  const description = shorten(findMetaContent(html, 'name', 'description'));
  const image =
    findMetaContent(html, 'property', 'og:image') || findMetaContent(html, 'name', 'twitter:image');
  return {
    title,
    description,
    preview: {
      title: shorten(findMetaContent(html, 'property', 'og:title')) || title,
      description: shorten(findMetaContent(html, 'property', 'og:description')) || description,
      url: shorten(
        webAddress(findMetaContent(html, 'property', 'og:url'), html, url) ||
          readCanonicalUrl(html, headers, url) ||
          url,
      ),
      image: shorten(webAddress(image, html, url)),
      siteName: shorten(findMetaContent(html, 'property', 'og:site_name')),
    },
  };
}

const nothing = { title: '', description: '', image: '', siteName: '' };

/** The first non-empty value. Open Graph names are in `property`, often also in `name`. */
function findMetaContent(html: HtmlFacts, attribute: 'name' | 'property', wanted: string): string {
  const names = ({ attributes }: PageElement) =>
    attribute === 'name' ? [attributes.name] : [attributes.property, attributes.name];
  return (
    listElements(html, 'meta')
      .filter((meta) => names(meta).some((name) => name?.trim().toLowerCase() === wanted))
      .map(({ attributes }) => attributes.content?.trim() ?? '')
      .find((content) => content !== '') ?? ''
  );
}

/** An absolute http or https address, otherwise '': it is shown as a link or loaded as a picture. */
function webAddress(href: string, html: HtmlFacts, pageUrl: string): string {
  const url = href === '' ? null : resolveAddress(href, resolveBaseUrl(html, pageUrl));
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}

function shorten(text = ''): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
}
