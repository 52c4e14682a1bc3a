import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import styles from './payment-unknown.module.css';

/**
 * For visitors without a payment reference: whom to contact; says nothing about a payment. Without script the page can't
 * read the reference, and says so.
 */
export function PaymentUnknown({ locale }: { locale: Locale }) {
  const t = useTranslations('success.neutral');
  return (
    <div className={classNames('page-width', styles.unknown)}>
      <div>
        <div className="noscript:hidden!">
          <h1>{t('title')}</h1>
          <p className="lead my-5">{t('lede')}</p>
        </div>
        <noscript>
          <h1>{t('noScript.title')}</h1>
          <p className="lead my-5">{t('noScript.lede')}</p>
        </noscript>
        <p className="max-w-160">{t('paid')}</p>
        <a className={classNames('figures', styles.phone)} href={brand.phoneHref}>
          <bdi dir="ltr">{brand.phone}</bdi>
        </a>
        <div className="flex flex-wrap gap-3">
          <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
            {t('contact')}
          </ButtonLink>
          <ButtonLink size="lg" href={localePath(locale, '/')}>
            {t('home')}
          </ButtonLink>
        </div>
      </div>
      <EmptySticker />
    </div>
  );
}

/** A windscreen with an outlined corner piece in place of the sticker. */
function EmptySticker() {
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true">
      <path
        className="fill-scene-line"
        d="M0 400V120A120 120 0 0 1 120 0h360v28H124a96 96 0 0 0-96 96v276z"
      />
      <path className="fill-scene-sky" d="M28 400V124a96 96 0 0 1 96-96h356v372z" />
      <path className="fill-scene-sky2" d="M28 210h452v190H28z" />
      <circle className="fill-scene-sun" cx="380" cy="266" r="70" />
      <path className="fill-scene-h1" d="M28 300l90-50 60 24 100-60 90 56 112-40v170H28z" />
      <path className="fill-scene-h2" d="M28 350l130-34 120 30 110-36 92 24v66H28z" />
      <path
        className={styles.piece}
        transform="translate(92 52) scale(1.9)"
        d="M2 22L30 22A3.6 3.6 0 0 1 32.9 27.8A9 9 0 1 0 47.1 27.8A3.6 3.6 0 0 1 50 22L78 22L78 50A3.6 3.6 0 0 0 83.8 52.9A9 9 0 1 1 83.8 67.1A3.6 3.6 0 0 0 78 70L78 98L2 98Z"
      />
    </svg>
  );
}
