import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { localePath } from '@/lib/i18n/path';
import ArrivalScene from './arrival-scene.svg';
import styles from './payment-complete.module.css';
import { PaymentTitle } from './payment-title';
import { ServiceSticker } from './service-sticker';
import { WhatHappensNow } from './what-happens-now';

/** For visitors who return from the payment provider with a payment reference. */
export function PaymentComplete() {
  const locale = useLocale();
  const t = useTranslations('success.complete');
  return (
    <>
      <section className={styles.paid} data-part="receipt" aria-labelledby="payment-title">
        <ArrivalScene />
        <div className={classNames('page-width', styles.columns)}>
          <div>
            <PaymentTitle id="payment-title">{t('title')}</PaymentTitle>
            <p className={classNames('lead', styles.lead)}>{t('lede')}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink look="surf" size="lg" href={localePath(locale, '/')}>
                {t('home')}
              </ButtonLink>
              <ButtonLink look="filled" size="lg" href={localePath(locale, '/contact')}>
                {t('contact')}
              </ButtonLink>
            </div>
          </div>
          <ServiceSticker />
        </div>
      </section>
      <WhatHappensNow />
    </>
  );
}
