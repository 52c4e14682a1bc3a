import { useTranslations } from 'next-intl';
import { Seam } from '@/components/ui/seam';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

const items = ['business', 'goals', 'money', 'past'] as const;

/** What each answer is asked for, and what becomes of it. */
export function ProfileAnswers({ locale }: { locale: Locale }) {
  const t = useTranslations('profile.answers');
  return (
    <section className="sec profile-answers" aria-labelledby="answers-title">
      <Seam ground="bg" />
      <div className="wrap two">
        <div>
          <h2 id="answers-title">{t('title')}</h2>
          <p className="lede muted">{t('text')}</p>
        </div>
        <div>
          <dl className="habits">
            {items.map((item) => (
              <div key={item}>
                <dt className="t2">{t(`items.${item}.title`)}</dt>
                <dd>{t(`items.${item}.text`)}</dd>
              </div>
            ))}
          </dl>
          <p className="small muted profile-privacy">
            {t.rich('privacy', {
              policy: (words) => <a href={localePath(locale, '/privacy-policy')}>{words}</a>,
            })}
          </p>
        </div>
      </div>
    </section>
  );
}
