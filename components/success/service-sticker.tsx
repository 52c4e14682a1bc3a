import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { paidPackageName } from '@/lib/payment/payment-record';
import { PaymentId } from './payment-id';
import styles from './service-sticker.module.css';

/** The purchased package, on a workshop's service sticker. */
export function ServiceSticker() {
  const t = useTranslations('success.complete.box');
  return (
    <section className={styles.sticker} aria-labelledby="package-activated">
      <h2 className="heading-md" id="package-activated">
        <Icon name="check" />
        {t('title')}
      </h2>
      <dl>
        <div>
          <dt>{t('package')}</dt>
          <dd>
            <bdi lang="en">{paidPackageName}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('status')}</dt>
          <dd>{t('complete')}</dd>
        </div>
        <div>
          <dt>{t('paymentId')}</dt>
          <dd>
            <PaymentId />
          </dd>
        </div>
      </dl>
    </section>
  );
}
