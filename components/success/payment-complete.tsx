import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import ArrivalScene from './arrival-scene.svg';
import styles from './payment-complete.module.css';
import { PaymentTitle } from './payment-title';
import { ServiceSticker } from './service-sticker';
import { WhatHappensNow } from './what-happens-now';

/** For visitors who return from the payment provider with a payment reference. */
export function PaymentComplete({ locale }: { locale: Locale }) {
  const t = useTranslations('success.complete');
  return (
    <>
      <section className={styles.paid} aria-labelledby="payment-title">
        <ArrivalScene />
        <div className={classNames('page-width', styles.columns)}>
          <div>
            <PaymentTitle id="payment-title">{t('title')}</PaymentTitle>
            <p className={classNames('lead', styles.lead)}>{t('lede')}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink look="cta" size="lg" href={localePath(locale, '/')}>
                {t('home')}
              </ButtonLink>
              <ButtonLink size="lg" className={styles.plainAction} href={localePath(locale, '/contact')}>
                {t('contact')}
              </ButtonLink>
            </div>
          </div>
          <ServiceSticker />
        </div>
      </section>
      <WhatHappensNow locale={locale} />
    </>
  );
}
