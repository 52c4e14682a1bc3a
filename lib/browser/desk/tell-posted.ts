import { fill } from '@/lib/i18n/fill';
import type { Posted } from './post-desk-form';

/** What is said of what is saved while it is typed. `notSaved` has a place for the reason, `{reason}`. */
export type SavingWords = Record<'saving' | 'saved' | 'notSaved' | 'offline', string>;

/** Says in a live region what became of a form, with the link by which somebody can go on. */
export function tellPosted(place: Element | null, posted: Posted, words: SavingWords): void {
  if (!place) return;
  switch (posted.kind) {
    case 'stored':
      place.textContent = words.saved;
      return;
    case 'offline':
      place.textContent = words.offline;
      return;
    case 'refused': {
      place.textContent = `${fill(words.notSaved, { reason: posted.reason })} `;
      if (!posted.link) return;
      const link = document.createElement('a');
      link.href = posted.link.href;
      link.textContent = posted.link.label;
      // What was typed stays in this window.
      link.target = '_blank';
      place.append(link);
    }
  }
}

/** Gives the hidden fields of the page the values that the site has stored, such as the version of what is edited. */
export function keepStored(stored: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(stored)) {
    for (const field of document.querySelectorAll(`input[type="hidden"][name="${CSS.escape(name)}"]`))
      field.setAttribute('value', String(value));
  }
}
