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
    <div className={styles.ground}>
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
    </div>
  );
}

/** A windscreen with an outlined corner piece in place of the sticker. */
function EmptySticker() {
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true">
      <path
        className="fill-scene-line"
        d="M96 0h288a96 96 0 0 1 96 84l0 280a36 36 0 0 1-36 36H36a36 36 0 0 1-36-36V84A96 96 0 0 1 96 0z"
      />
      <path className="fill-scene-noon" d="M98 26h284a72 72 0 0 1 72 72v162H26V98a72 72 0 0 1 72-72z" />
      <path className="fill-scene-wall" opacity=".6" d="M26 190h428v100H26z" />
      <path className="fill-scene-h1" d="M26 290l90-46 60 24 100-56 90 50 88-34v80H26z" />
      <path className="fill-scene-shal" d="M26 282h428v40H26z" />
      <path className="fill-scene-foam" d="M60 300h120v6H60zM240 308h150v6H240z" />
      <path className="fill-scene-wall" d="M26 318q200-14 428-4v46a14 14 0 0 1-14 14H40a14 14 0 0 1-14-14z" />
      <path className="fill-scene-dune" d="M300 374q40-40 154-44v30a14 14 0 0 1-14 14z" />
      <path
        className={styles.piece}
        transform="translate(92 52) scale(1.9)"
        d="M2 22L30 22A3.6 3.6 0 0 1 32.9 27.8A9 9 0 1 0 47.1 27.8A3.6 3.6 0 0 1 50 22L78 22L78 50A3.6 3.6 0 0 0 83.8 52.9A9 9 0 1 1 83.8 67.1A3.6 3.6 0 0 0 78 70L78 98L2 98Z"
      />
    </svg>
  );
}
