import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { brand } from '@/lib/config/brand';
import { localePath } from '@/lib/i18n/path';
import EmptySticker from './empty-sticker.svg';
import styles from './payment-unknown.module.css';

/**
 * For visitors without a payment reference: whom to contact; says nothing about a payment. Without script the page can't
 * read the reference, and says so.
 */
export function PaymentUnknown() {
  const locale = useLocale();
  const t = useTranslations('success.neutral');
  return (
    <div className={styles.ground}>
      <div className={classNames('page-width', styles.unknown)}>
        <div>
          <h1>
            <span className="noscript:hidden!">{t('title')}</span>
            <noscript>{t('noScript.title')}</noscript>
          </h1>
          <p className="lead my-5">
            <span className="noscript:hidden!">{t('lede')}</span>
            <noscript>{t('noScript.lede')}</noscript>
          </p>
          <p className={styles.paid}>{t('paid')}</p>
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
