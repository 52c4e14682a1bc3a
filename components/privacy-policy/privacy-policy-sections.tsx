import { useLocale, useTranslations } from 'next-intl';
import { ManageCookies } from '@/components/consent/manage-cookies';
import { LegalContact } from '@/components/legal/legal-contact';
import { LegalHead } from '@/components/legal/legal-head';
import { LegalText } from '@/components/legal/legal-text';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import { loadLegalText } from '@/lib/content/legal';
import { formatters } from '@/lib/i18n/format';
import { isoDay } from '@/lib/i18n/format-day';
import { locales } from '@/lib/i18n/locales';
import LetterboxScene from './letterbox-scene.svg';
import styles from './privacy-policy-sections.module.css';
import { TimeLimits } from './time-limits';
import { Today } from './today';

const promises = ['consent', 'sale', 'rights'] as const;

/** The privacy policy: its summary above a row of letterboxes, then the nine sections. */
export function PrivacyPolicySections() {
  const t = useTranslations('privacy-policy');
  const consent = useTranslations('consent');
  const locale = useLocale();
  const text = loadLegalText('privacy-policy', locale);
  const now = new Date();
  const built = { iso: isoDay(brand.timeZone, now), words: formatters(locale).day(now) };
  const date = () => <Today language={locales[locale].hrefLang} timeZone={brand.timeZone} built={built} />;
  return (
    <>
      <LegalHead
        background="street"
        front={text.front}
        date={t.rich('lastUpdated', { date })}
        picture={<LetterboxScene className={classNames(styles.scene, 'print:hidden!')} />}
      >
        <ul className={styles.promises} aria-label={t('promises.label')}>
          {promises.map((promise) => (
            <li key={promise}>
              <Icon name="check" />
              {t(`promises.${promise}`)}
            </li>
          ))}
        </ul>
      </LegalHead>
      <LegalText
        text={text}
        // At the start, because the picture above is at the end.
        seam="start"
        contents={t('contents')}
        summary={<TimeLimits />}
        extras={{ cookies: <ManageCookies label={consent('reopen')} />, contact: <LegalContact /> }}
      />
    </>
  );
}
