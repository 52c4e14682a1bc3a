import { useLocale, useTranslations } from 'next-intl';
import browserFrameStyles from '@/components/ui/browser-frame.module.css';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { companyFacts } from '@/lib/content/company-facts';
import { projects } from '@/lib/content/project-store';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './clients-closing.module.css';

/** The outline of a corner piece: socket above, tab ahead. */
const piece =
  'M2 22L30 22A3.6 3.6 0 0 1 32.9 27.8A9 9 0 1 0 47.1 27.8A3.6 3.6 0 0 1 50 22L78 22L78 50A3.6 3.6 0 0 0 83.8 52.9A9 9 0 1 1 83.8 67.1A3.6 3.6 0 0 0 78 70L78 98L2 98Z';

/** An empty frame after the last project, for the reader's own. */
export function ClientsClosing() {
  const locale = useLocale();
  const t = useTranslations('clients.closing');
  const within = useWithinHours();
  return (
    <section className={styles.closing} aria-labelledby="vacant-title">
      <div className={classNames('page-width', styles.layout)}>
        <div className={classNames(browserFrameStyles.frame, styles.frame)} aria-hidden="true">
          <div className={classNames(browserFrameStyles.bar, styles.bar)}>
            <i />
            <i />
            <i />
            <bdi dir="ltr">{t('address')}</bdi>
          </div>
          <svg viewBox="-38 0 176 120" aria-hidden="true">
            <path d={piece} />
          </svg>
        </div>
        <div className="stack">
          <h2 id="vacant-title">{t('title', { number: projects.length + 1 })}</h2>
          <p className="lead">{t('text', { within: within(companyFacts.quoteHours) })}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
              {t('contact')}
            </ButtonLink>
            <ButtonLink look="inverse" size="lg" href={localePath(locale, '/services')}>
              {t('services')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
