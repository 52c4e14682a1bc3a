import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import styles from './call-offer.module.css';

/** The offer of a call, for visitors of a tool who prefer to talk. */
export function CallOffer({ locale }: { locale: Locale }) {
  const t = useTranslations('contact.offer');
  return (
    <Section pace="tight" className={styles.call} aria-labelledby="call-offer-title">
      <div className="page-width">
        <h2 id="call-offer-title">{t('title')}</h2>
        <p className="lead mt-3">{t('text')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={localePath(locale, '/contact')} look="cta" size="lg">
            {t('contact')}
          </ButtonLink>
          <ButtonLink href={brand.phoneHref} size="lg" className={styles.phone}>
            <Icon name="phone" />
            <bdi dir="ltr">{brand.phone}</bdi>
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
