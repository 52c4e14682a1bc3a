import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements, resolveBaseUrl } from '@/lib/web-page/read-head';
import { findFrameService, findScriptService } from './form-services';

const reachable = /e-?mail|phone|mobile|telefon|tel\b|correo|courriel/i;

/** Fields for an e-mail address or phone number. */
export function contactFields(html: HtmlFacts): PageElement[] {
  return listElements(html, 'input').filter(({ attributes }) => {
    const type = attributes.type?.trim().toLowerCase() ?? 'text';
    if (type === 'email' || type === 'tel') return true;
    return (
      type === 'text' &&
      [attributes.name, attributes.id, attributes.placeholder].some((name) => reachable.test(name ?? ''))
    );
  });
}

/** Whether the page has a form with contact fields (two, or one and a text area), or shows one of another service. */
export function hasContactForm(html: HtmlFacts, pageUrl: string): boolean {
  if (findShownService(html, pageUrl)) return true;
  const fields = contactFields(html);
  return listElements(html, 'form').some((form, index, forms) => {
    const end = forms[index + 1]?.order ?? Number.POSITIVE_INFINITY;
    const isInside = ({ order }: PageElement) => order > form.order && order < end;
    const asks = fields.filter(isInside).length;
    // Newsletter forms have only one field.
    return asks > 1 || (asks === 1 && listElements(html, 'textarea').some(isInside));
  });
}

/** The service whose form a frame or a script shows in the page; null without one. */
function findShownService(html: HtmlFacts, pageUrl: string): string | null {
  const base = resolveBaseUrl(html, pageUrl);
  for (const { attributes } of listElements(html, 'iframe')) {
    const label = attributes.title ?? attributes['aria-label'] ?? '';
    const found = findFrameService(attributes.src || attributes['data-src'] || '', label, base);
    if (found) return found;
  }
  return (
    listElements(html, 'script')
      .map(({ attributes }) => findScriptService(attributes.src ?? '', base))
      .find(Boolean) ?? null
  );
}
