import { useLocale, useMessages, useTranslations } from 'next-intl';
import PatrolledBeach from '@/components/art/patrolled-beach.svg';
import { PhoneLink } from '@/components/contact/phone-link';
import { classNames } from '@/components/ui/class-names';
import { advicePriorities } from '@/lib/advisor/advice';
import { complaintKinds } from '@/lib/advisor/complaints/kinds';
import { localePath } from '@/lib/i18n/path';
import { AdviceLoader } from './advice-loader';
import styles from './ai-recommendations-sections.module.css';
import { Flag } from './flag';
import { HowAdvised } from './how-advised';
import { priorityTone } from './priority-tone';
import { useAdviceTexts } from './use-advice-texts';

/** The page of recommendations: the beach with its flags, the tool, and how the advice is computed. */
export function AiRecommendationsSections() {
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
          <ul className={styles.flags}>
            {advicePriorities.map((priority) => (
              <li key={priority}>
                <Flag tone={priorityTone(priority)} />
                {t(`hero.flags.${priority}`)}
              </li>
            ))}
          </ul>
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
      <HowAdvised />
    </>
  );
}
