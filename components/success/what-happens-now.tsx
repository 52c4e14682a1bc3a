import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { FigureCard } from '@/components/ui/figure-card';
import plateStyles from '@/components/ui/figure-card.module.css';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { brand } from '@/lib/config/brand';
import { formatters } from '@/lib/i18n/format';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import { contactAfterPaymentHours as hours } from '@/lib/payment/payment-record';
import styles from './what-happens-now.module.css';

/** The next steps: our call, the mail to expect, and contact. */
export function WhatHappensNow() {
  const locale = useLocale();
  const t = useTranslations('success.complete');
  const within = useWithinHours();
  const { number, measure } = formatters(locale);
  return (
    <Section as="div" className={styles.section}>
      <div className={classNames('page-width', styles.columns)}>
        <div className={classNames(plateStyles.post, styles.post)}>
          <FigureCard
            figure={number(hours)}
            unit={t('begins.unit')}
            spoken={measure(hours, 'hour')}
            title={t('begins.title')}
          >
            {t('begins.text', { within: within(hours) })}
          </FigureCard>
        </div>
        <div>
          <section className={styles.mail} aria-labelledby="paid-mail">
            <Icon name="mail" />
            <div>
              <h2 className="heading-sm" id="paid-mail">
                {t('mail.title')}
              </h2>
              <p>{t('mail.text')}</p>
            </div>
          </section>
          <section className={styles.support} aria-labelledby="paid-support">
            <h2 className="heading-md" id="paid-support">
              {t('support.title')}
            </h2>
            <p>{t('support.text')}</p>
            <dl>
              <dt>{t('support.phone')}</dt>
              <dd>
                <a className={styles.phone} href={brand.phoneHref}>
                  <bdi dir="ltr">{brand.phone}</bdi>
                </a>
              </dd>
              <dt>{t('support.email')}</dt>
              <dd>
                <a href={`mailto:${brand.supportEmail}`}>
                  <bdi dir="ltr">{brand.supportEmail}</bdi>
                </a>
              </dd>
            </dl>
          </section>
        </div>
      </div>
    </Section>
  );
}
