import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { setDocumentLanguage, withMessages } from './with-messages';

/** Renders components with the real messages of a language, in a document with that language and direction. */
export async function renderInLocale(ui: ReactElement, locale: Locale = 'en') {
  setDocumentLanguage(locale);
  return render(await withMessages(ui, locale));
}
