import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales';
import { nameLanguage } from '@/lib/i18n/name-language';
import type { Issue } from '@/lib/newsletter/issues/issue-store';
import { staffIssuePath } from '@/lib/site/staff-path';
import { t } from '@/lib/staff/words';
import styles from './language-tabs.module.css';

/** The languages as links, each with whether the issue has a text in it. */
export function LanguageTabs({ issue, current }: { issue: Issue; current: Locale }) {
  return (
    <nav aria-label={t('newsletter.tabs')}>
      <ul className={styles.tabs}>
        {localeCodes.map((locale) => (
          <li key={locale}>
            <a
              href={`${staffIssuePath(issue.id)}?language=${locale}`}
              aria-current={locale === current ? 'true' : undefined}
            >
              {nameLanguage(locale)}
              <span>
                {issue.texts.some((text) => text.locale === locale)
                  ? t('newsletter.written')
                  : t(locale === defaultLocale ? 'newsletter.notWritten' : 'newsletter.fallback')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
