import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/lib/i18n/locales';
import { setDocumentLanguage, withMessages } from './with-messages';

/**
 * Shows components to all tests of a `describe` block as the server sends them: rendered once, without listeners and
 * effects. For tests that only read; a page that a test changes is rendered by `renderInLocale`.
 * @param ui a function, if its data is known only after an earlier `beforeAll`
 */
export function shareMarkup(ui: ReactElement | (() => ReactElement), locale: Locale = 'en'): void {
  beforeAll(async () => {
    setDocumentLanguage(locale);
    const page = await withMessages(typeof ui === 'function' ? ui() : ui, locale);
    document.body.innerHTML = renderToStaticMarkup(page);
  });
  afterAll(() => document.body.replaceChildren());
}
