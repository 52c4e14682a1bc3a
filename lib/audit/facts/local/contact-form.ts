import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';

const formServices =
  /^(?:https?:)?\/\/(?:docs\.google\.com\/forms|[\w-]{1,60}\.typeform\.com|form\.typeform\.com|(?:[\w-]{1,60}\.)?jotform\.com|share\.hsforms\.com|calendly\.com|(?:[\w-]{1,60}\.)?wufoo\.com|tally\.so|forms\.office\.com|(?:[\w-]{1,60}\.)?formstack\.com)/i;
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

/** Whether an address is a form service's, as in a frame. */
export function isFormService(address: string): boolean {
  return formServices.test(address.trim());
}

/** Whether the page has a form with contact fields (two, or one and a text area), or a form service's frame. */
export function hasContactForm(html: HtmlFacts): boolean {
  const inFrames = listElements(html, 'iframe').some(({ attributes }) =>
    isFormService(attributes.src ?? attributes['data-src'] ?? ''),
  );
  if (inFrames) return true;
  const fields = contactFields(html);
  return listElements(html, 'form').some((form, index, forms) => {
    const end = forms[index + 1]?.order ?? Number.POSITIVE_INFINITY;
    const isInside = ({ order }: PageElement) => order > form.order && order < end;
    const asks = fields.filter(isInside).length;
    // Newsletter forms have only one field.
    return asks > 1 || (asks === 1 && listElements(html, 'textarea').some(isInside));
  });
}
