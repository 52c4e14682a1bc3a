import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/**
 * Shows components to all tests of a `describe` block as the server sends them: rendered once, without listeners and
 * effects. For tests that only read; a page that a test changes is rendered by `renderInLocale`.
 * @param ui a function, if its data is known only after an earlier `beforeAll`
 */
export function shareMarkup(ui: ReactElement | (() => ReactElement), locale: Locale = 'en'): void {
  beforeAll(async () => {
    const { hrefLang, dir } = locales[locale];
    document.documentElement.lang = hrefLang;
    document.documentElement.dir = dir;
    const messages = await loadMessages(locale);
    document.body.innerHTML = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Australia/Brisbane">
        {typeof ui === 'function' ? ui() : ui}
      </NextIntlClientProvider>,
    );
  });
  afterAll(() => document.body.replaceChildren());
}
