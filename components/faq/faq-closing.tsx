import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { companyFacts } from '@/lib/content/company-facts';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './faq-closing.module.css';

/** The outline of the missing piece: tab at the side, socket above. */
const piece =
  'M12 32L35 32A3.6 3.6 0 0 1 37.9 37.8A9 9 0 1 0 52.1 37.8A3.6 3.6 0 0 1 55 32L78 32L78 58A3.6 3.6 0 0 0 83.8 60.9A9 9 0 1 1 83.8 75.1A3.6 3.6 0 0 0 78 78L78 104L12 104L12 32Z';

/** Contact for questions that are not in the list. */
export function FaqClosing() {
  const locale = useLocale();
  const t = useTranslations('faq.closing');
  const within = useWithinHours();
  return (
    <section className={classNames('page-width', styles.section)} aria-labelledby="closing-title">
      <div className={styles.card}>
        <svg className={styles.piece} viewBox="8 28 92 80" aria-hidden="true">
          <path d={piece} />
          <text x="45" y="86">
            {locale === 'fa' ? '؟' : '?'}
          </text>
        </svg>
        <div className="stack">
          <h2 className="heading-lg" id="closing-title">
            {t('title')}
          </h2>
          <p className="lead">{t('text', { within: within(companyFacts.replyHours) })}</p>
          <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
            {t('action')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
