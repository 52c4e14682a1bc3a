import type { Posted } from './post-desk-form';

export interface SaverWords {
  saving: string;
  saved: string;
  /** Has a place for the reason, `{reason}`. */
  notSaved: string;
  offline: string;
}

/** Says in a live region what became of a form, with the link by which somebody can go on. */
export function tellPosted(place: Element | null, posted: Posted, words: SaverWords): void {
  if (!place) return;
  switch (posted.kind) {
    case 'stored':
      place.textContent = words.saved;
      return;
    case 'offline':
      place.textContent = words.offline;
      return;
    case 'refused': {
      place.textContent = `${words.notSaved.replace('{reason}', posted.reason)} `;
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
