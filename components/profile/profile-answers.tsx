import { useLocale, useTranslations } from 'next-intl';
import { Fold } from '@/components/services/fold';
import termListStyles from '@/components/ui/term-list.module.css';
import { localePath } from '@/lib/i18n/path';
import styles from './profile-answers.module.css';

const items = ['business', 'goals', 'money', 'past'] as const;

/** Why each answer is asked for, and how it is used: beside the form if there is space, else after it. */
export function ProfileAnswers() {
  const locale = useLocale();
  const t = useTranslations('profile.answers');
  return (
    <section className={styles.answers} aria-labelledby="answers-title">
      <h2 id="answers-title" className="heading-md">
        {t('title')}
      </h2>
      <p className="mt-3 text-muted">{t('text')}</p>
      <Fold titleId="answers-title">
        <dl className={termListStyles.terms}>
          {items.map((item) => (
            <div key={item}>
              <dt className="heading-sm">{t(`items.${item}.title`)}</dt>
              <dd>{t(`items.${item}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <p className="mt-4 text-sm text-muted">
        {t.rich('privacy', {
          policy: (words) => <a href={localePath(locale, '/privacy-policy')}>{words}</a>,
        })}
      </p>
    </section>
  );
}
