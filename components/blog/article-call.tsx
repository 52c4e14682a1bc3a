import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { Hyphenated } from '@/components/ui/hyphenated';
import { Icon } from '@/components/ui/icon';
import roadSignStyles from '@/components/ui/road-sign.module.css';
import { companyFacts } from '@/lib/content/company-facts';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './article-call.module.css';

/** Links from an article to services and contact, on a road sign. */
export function ArticleCall() {
  const locale = useLocale();
  const t = useTranslations('blog.call');
  const within = useWithinHours();
  const words = useTranslations('common');
  return (
    <section className={classNames(styles.section, 'print:hidden!')} aria-labelledby="call-title">
      <div className="page-width">
        <h2 className="heading-lg" id="call-title">
          {t('title')}
        </h2>
        <div className={classNames(roadSignStyles.sign, styles.fork)}>
          <div>
            <h3 className="heading-md">{t('contact.title')}</h3>
            <p>{t('contact.text', { within: within(companyFacts.quoteHours) })}</p>
            <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
              {words('askForQuote')}
            </ButtonLink>
          </div>
          <div>
            <h3 className="heading-md">{t('recommendations.title')}</h3>
            <p>{t('recommendations.text')}</p>
            <ButtonLink
              size="lg"
              className={styles.plainAction}
              href={localePath(locale, '/ai-recommendations')}
            >
              <Hyphenated>{t('recommendations.action')}</Hyphenated>
              <Icon name="arrow-right" flip />
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
