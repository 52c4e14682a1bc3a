'use client';

import { usePathname } from 'next/navigation';
import { type Locale, localeCodes, locales } from '@/lib/i18n/locales';
import { localePath, splitPath } from '@/lib/i18n/path';

interface LanguageLinksProps {
  locale: Locale;
  /** Class of each link. */
  className?: string;
  withFlags?: true;
}

/** List items: this page in nine languages. An inline script in the head stores the language of a link that is followed. */
export function LanguageLinks({ locale, className, withFlags }: LanguageLinksProps) {
  const { path } = splitPath(usePathname());
  // The not-found page has no address of its own in another language.
  const here = path === '/404' ? '/' : path;
  return localeCodes.map((code) => (
    <li key={code}>
      <a
        className={className}
        href={localePath(code, here)}
        hrefLang={locales[code].hrefLang}
        lang={locales[code].hrefLang}
        data-language={code}
        aria-current={code === locale ? 'true' : undefined}
      >
        {withFlags && <span aria-hidden="true">{locales[code].flag}</span>}
        <bdi>{locales[code].nativeName}</bdi>
      </a>
    </li>
  ));
}
