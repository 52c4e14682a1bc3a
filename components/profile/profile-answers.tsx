import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Seam } from '@/components/ui/seam';
import { Section } from '@/components/ui/section';
import { termListClass } from '@/components/ui/term-list-class';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import styles from './profile-answers.module.css';

const items = ['business', 'goals', 'money', 'past'] as const;

/** The purpose of each answer, and how it is used. */
export function ProfileAnswers({ locale }: { locale: Locale }) {
  const t = useTranslations('profile.answers');
  return (
    <Section className={styles.answers} aria-labelledby="answers-title">
      <Seam ground="bg" />
      <div className="page-width grid gap-x-16 gap-y-6 min-[60rem]:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="answers-title">{t('title')}</h2>
          <p className="lead mt-3 text-muted">{t('text')}</p>
        </div>
        <div>
          <dl className={classNames(termListClass, 'mt-0')}>
            {items.map((item) => (
              <div key={item}>
                <dt className="heading-sm">{t(`items.${item}.title`)}</dt>
                <dd>{t(`items.${item}.text`)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-5 text-sm text-muted">
            {t.rich('privacy', {
              policy: (words) => <a href={localePath(locale, '/privacy-policy')}>{words}</a>,
            })}
          </p>
        </div>
      </div>
    </Section>
  );
}
