import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { companyFacts } from '@/lib/content/company-facts';
import styles from './call-offer.module.css';
import { WriteOrCall } from './write-or-call';

/** The offer of a call, for visitors of a tool who prefer to talk. */
export function CallOffer() {
  const t = useTranslations('contact.offer');
  return (
    <Section background="block" className={styles.call} aria-labelledby="call-offer-title">
      <div className="page-width">
        <h2 id="call-offer-title">{t('title')}</h2>
        <p className="lead mt-3">{t('text', { minutes: companyFacts.consultationMinutes })}</p>
        <WriteOrCall look="cta" callLook="inverse" size="lg" className="mt-6">
          {t('contact')}
        </WriteOrCall>
      </div>
    </Section>
  );
}
