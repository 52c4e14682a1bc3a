import { useLocale, useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/arrow-link';
import foldStyles from '@/components/ui/fold.module.css';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { seoFaq, seoFaqFacts } from '@/lib/content/seo-services';
import { localePath } from '@/lib/i18n/path';
import { keepTogether } from '@/lib/i18n/shown-messages';
import styles from './seo-questions.module.css';

/** Four questions in details elements, which work without script. */
export function SeoQuestions() {
  const locale = useLocale();
  const t = useTranslations('seo-services.faq');
  const facts = seoFaqFacts(locale);
  return (
    <Section background="sand" aria-labelledby="seo-faq-title">
      <div className={`${styles.page} page-width`}>
        <h2 id="seo-faq-title">{t('title')}</h2>
        <div className={styles.folds}>
          {seoFaq.map((id) => (
            <details key={id} className={`${foldStyles.fold} ${foldStyles.plain}`} open={id === 'time'}>
              <summary>
                <h3>{t(`questions.${id}`)}</h3>
                <Icon name="chevron-down" />
              </summary>
              <div className={foldStyles.body}>
                <p>{keepTogether(t(`answers.${id}`, facts), locale)}</p>
              </div>
            </details>
          ))}
        </div>
        <ArrowLink href={localePath(locale, '/faq')}>{t('more')}</ArrowLink>
      </div>
    </Section>
  );
}
