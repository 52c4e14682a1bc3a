import { menuClass } from '@/components/ui/menu-class';
import { type Locale, localeCodes, locales } from '@/lib/i18n/locales';
import { localePath, splitPath } from '@/lib/i18n/path';
import { rememberLanguage } from '@/lib/i18n/remembered-language';

/** The page at `pathname` in nine languages; a choice is stored. */
export function LanguageLinks({ locale, pathname }: { locale: Locale; pathname: string }) {
  const { path } = splitPath(pathname);
  // The not-found page has no address of its own in another language.
  const here = path === '/404' ? '/' : path;
  return localeCodes.map((code) => (
    <li key={code}>
      <a
        className={menuClass.item}
        // A press before the scripts have loaded is deferred, so that the choice is stored.
        data-scripts="first"
        href={localePath(code, here)}
        hrefLang={locales[code].hrefLang}
        lang={locales[code].hrefLang}
        aria-current={code === locale ? 'true' : undefined}
        onClick={() => rememberLanguage(code)}
      >
        <span aria-hidden="true">{locales[code].flag}</span>
        <bdi>{locales[code].nativeName}</bdi>
      </a>
    </li>
  ));
}
