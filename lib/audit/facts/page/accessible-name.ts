import type { HtmlFacts, PageElement } from '@/lib/web-page/page';

/** Whether aria-labelledby names an element of the page; a name that leads to none is none. */
export function isLabelledBy(
  { attributes }: Pick<PageElement, 'attributes'>,
  { deadIds }: HtmlFacts,
): boolean {
  const ids = attributes['aria-labelledby']?.trim().split(/\s+/) ?? [];
  return ids.some((id) => id !== '' && !deadIds.includes(id));
}

/** Attributes that make an element announced by that name. */
export function hasNameAttribute(
  { attributes }: Pick<PageElement, 'attributes'>,
  names: readonly string[],
): boolean {
  return names.some((name) => attributes[name]?.trim());
}
