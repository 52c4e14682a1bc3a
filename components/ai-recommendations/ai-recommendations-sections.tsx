import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import PatrolledBeach from '@/components/art/patrolled-beach.svg';
import { PhoneLink } from '@/components/contact/phone-link';
import { classNames } from '@/components/ui/class-names';
import { complaintKinds } from '@/lib/advisor/complaints/kinds';
import { localePath } from '@/lib/i18n/path';
import { AdviceLoader } from './advice-loader';
import styles from './ai-recommendations-sections.module.css';
import { HowAdvised } from './how-advised';
import { useAdviceTexts } from './use-advice-texts';

interface AiRecommendationsSectionsProps {
  /** A sample of a recommendation. */
  example?: ReactNode;
}

/** The page of recommendations: the beach, the tool, and how the advice is computed. */
export function AiRecommendationsSections({ example }: AiRecommendationsSectionsProps) {
  const locale = useLocale();
  const t = useTranslations('ai-recommendations');
  const phone = () => <PhoneLink />;
  const { understood } = useMessages()['ai-recommendations'];
  return (
    <>
      <section className={styles.hero} aria-labelledby="patrol-title">
        <PatrolledBeach />
        <div className={classNames('page-width', styles.words)}>
          <h1 id="patrol-title">{t('hero.title')}</h1>
          <p className={classNames('lead', styles.intro)}>{t('hero.lede')}</p>
        </div>
      </section>
      <div className={classNames('page-width', styles.tool)}>
        <AdviceLoader
          texts={useAdviceTexts(locale)}
          noScript={
            <noscript>
              <p className={styles.noScript}>
                {t.rich('tool.noScript', {
                  phone,
                  contact: (words) => <a href={localePath(locale, '/contact')}>{words}</a>,
                })}
              </p>
              <p>{understood.noScript}</p>
              <ul>
                {complaintKinds.map((kind) => (
                  <li key={kind}>{understood.kinds[kind]}</li>
                ))}
              </ul>
            </noscript>
          }
        />
      </div>
      <HowAdvised example={example} />
    </>
  );
}
