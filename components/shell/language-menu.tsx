'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react';
import { menuClass } from '@/components/ui/menu-class';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { localePath, splitPath } from '@/lib/i18n/path';
import { rememberedLanguage, rememberLanguage } from '@/lib/i18n/remembered-language';
import { LanguageLinks } from './language-links';

interface LanguageMenuProps {
  locale: Locale;
  chooseLabel: string;
  icon: ReactNode;
}

const subscribeNever = () => () => {};

/** The current page in nine languages: real links in a native popover; a choice is stored. */
export function LanguageMenu({ locale, chooseLabel, icon }: LanguageMenuProps) {
  const pathname = usePathname();
  const id = useId();
  const isHydrated = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  const remembered = useSyncExternalStore(subscribeNever, rememberedLanguage, () => 'none' as const);

  useEffect(() => {
    if (!isLocale(remembered) || remembered === defaultLocale) return;
    // Prerendered English pages have /en internally, but no prefix in the browser.
    if (splitPath(location.pathname).prefixed) return;
    rememberLanguage(remembered);
    location.replace(`${localePath(remembered, location.pathname)}${location.search}${location.hash}`);
  }, [remembered]);

  if (remembered === 'unknown') return null;

  return (
    <div className={menuClass.menu}>
      <button
        type="button"
        className={menuClass.tool}
        popoverTarget={id}
        // A press before the scripts have loaded is deferred until the list exists; the footer contains the same links.
        data-scripts="first"
        aria-label={`${chooseLabel}: ${locales[locale].nativeName}`}
        data-tooltip={chooseLabel}
      >
        {icon}
        <span>{locales[locale].nativeName}</span>
      </button>
      <ul
        id={id}
        popover="auto"
        className={`${menuClass.list} ${menuClass.languages}`}
        aria-label={chooseLabel}
      >
        {isHydrated && <LanguageLinks locale={locale} pathname={pathname} />}
      </ul>
    </div>
  );
}
