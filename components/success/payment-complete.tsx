import { useTranslations } from 'next-intl';
import { Windscreen } from '@/components/packages/windscreen';
import { ButtonLink } from '@/components/ui/button-link';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { ServiceSticker } from './service-sticker';
import { WhatHappensNow } from './what-happens-now';

/** For who comes back from the payment provider with a reference. */
export function PaymentComplete({ locale }: { locale: Locale }) {
  const t = useTranslations('success.complete');
  return (
    <>
      <section className="paid" aria-labelledby="payment-title">
        <Windscreen />
        <div className="wrap">
          <div>
            <h1 id="payment-title">{t('title')}</h1>
            <p className="lede">{t('lede')}</p>
            <div className="acts">
              <ButtonLink look="cta" size="lg" href={localePath(locale, '/')}>
                {t('home')}
              </ButtonLink>
              <ButtonLink size="lg" href={localePath(locale, '/contact')}>
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
