import { useTranslations } from 'next-intl';
import { HalfHour } from '@/components/art/half-hour';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import phoneBandStyles from '@/components/ui/phone-band.module.css';
import { brand } from '@/lib/config/brand';
import { firm } from '@/lib/content/firm';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './about-call.module.css';

/** The call to action to book a first consultation. */
export function AboutCall({ locale }: { locale: Locale }) {
  const t = useTranslations('about.call');
  const within = useWithinHours();
  return (
    <section className={classNames(phoneBandStyles.band, styles.band)} aria-labelledby="call-title">
      <div className={`${styles.page} page-width`}>
        <div>
          <h2 id="call-title" className={`${styles.title} heading-display`}>
            {t('title', { minutes: firm.consultationMinutes })}
          </h2>
          <p className={`${styles.intro} lead`}>
            {t('text', { minutes: firm.consultationMinutes, within: within(firm.quoteHours) })}
          </p>
          <div className={classNames(phoneBandStyles.actions, 'flex flex-wrap gap-3')}>
            <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
              {t('action')}
            </ButtonLink>
            <ButtonLink size="lg" className={phoneBandStyles.plain} href={brand.phoneHref}>
              <Icon name="phone" />
              <bdi dir="ltr">{brand.phone}</bdi>
            </ButtonLink>
          </div>
        </div>
        <HalfHour className={styles.clock} />
      </div>
    </section>
  );
}
