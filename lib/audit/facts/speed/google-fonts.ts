import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements, readRelations } from '@/lib/web-page/read-head';

export interface FontSheet {
  element: PageElement;
  href: string;
}

/** Style sheets of Google Fonts, linked or imported. */
export function googleFontSheets(html: HtmlFacts): FontSheet[] {
  const linked = listElements(html, 'link').flatMap((element) => {
    const { href, rel } = element.attributes;
    const isSheet = readRelations(rel).includes('stylesheet') && isGoogleFonts(href ?? '');
    return isSheet && href ? [{ element, href }] : [];
  });
  const imported = listElements(html, 'style').flatMap((element) => {
    const found = /@import\s{1,9}(?:url\(\s{0,9})?["']?([^"')\s;]{1,500})/i.exec(element.text)?.[1] ?? '';
    return isGoogleFonts(found) ? [{ element, href: found }] : [];
  });
  return [...linked, ...imported];
}

function isGoogleFonts(href: string): boolean {
  return /^\s*(?:https?:)?\/\/fonts\.googleapis\.com\/(?:css2?|icon)\b/i.test(href);
}
