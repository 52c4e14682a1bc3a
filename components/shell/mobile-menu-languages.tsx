'use client';

import menuStyles from '@/components/ui/menu.module.css';
import type { Locale } from '@/lib/i18n/locales';
import { LanguageLinks } from './language-links';
import styles from './mobile-menu.module.css';
import { useRememberedLanguage } from './use-remembered-language';

/** The current page in nine languages. */
export function MobileMenuLanguages({ locale, label }: { locale: Locale; label: string }) {
  if (useRememberedLanguage() === 'unknown') return null;
  return (
    <section className={styles.choice}>
      <h3>{label}</h3>
      <ul aria-label={label}>
        <LanguageLinks locale={locale} className={menuStyles.item} />
      </ul>
    </section>
  );
}
