'use client';

import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import menuStyles from '@/components/ui/menu.module.css';
import { type Locale, locales } from '@/lib/i18n/locales';
import { LanguageLinks } from './language-links';
import { useRememberedLanguage } from './use-remembered-language';

interface LanguageSwitcherProps {
  locale: Locale;
  chooseLabel: string;
}

/** The current page in nine languages: links in a native popover. */
export function LanguageSwitcher({ locale, chooseLabel }: LanguageSwitcherProps) {
  const id = useId();
  if (useRememberedLanguage() === 'unknown') return null;

  return (
    <div className={menuStyles.menu}>
      <button
        type="button"
        className={menuStyles.tool}
        popoverTarget={id}
        aria-label={`${chooseLabel}: ${locales[locale].nativeName}`}
        data-tooltip={chooseLabel}
      >
        <Icon name="globe" />
        <span>{locales[locale].nativeName}</span>
      </button>
      <ul
        id={id}
        popover="auto"
        className={`${menuStyles.list} ${menuStyles.languages}`}
        aria-label={chooseLabel}
      >
        <LanguageLinks locale={locale} className={menuStyles.item} withFlags />
      </ul>
    </div>
  );
}
