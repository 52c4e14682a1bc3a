import { useTranslations } from 'next-intl';
import { PatrolledBeach } from '@/components/art/patrolled-beach';
import { PhoneLink } from '@/components/contact/phone-link';
import { advicePriorities } from '@/lib/advisor/advice';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { AdviceLoader } from './advice-loader';
import { Flag } from './flag';
import { HowAdvised } from './how-advised';
import { priorityTone } from './priority-tone';
import { useAdviceParts } from './use-advice-parts';

/** The page of recommendations: the beach with its flags, the tool, and how the advice is made. */
export function RecommendationsSections({ locale }: { locale: Locale }) {
  const t = useTranslations('ai-recommendations');
  const phone = () => <PhoneLink />;
  return (
    <>
      <section className="patrol" aria-labelledby="patrol-title">
        <PatrolledBeach />
        <div className="wrap">
          <h1 id="patrol-title">{t('hero.title')}</h1>
          <p className="lede">{t('hero.lede')}</p>
          <ul className="patrol-flags">
            {advicePriorities.map((priority) => (
              <li key={priority}>
                <Flag tone={priorityTone(priority)} />
                {t(`hero.flags.${priority}`)}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="wrap patrol-tool">
        <AdviceLoader
          parts={useAdviceParts(locale)}
          noScript={
            <noscript>
              <p className="no-script">
                {t.rich('tool.noScript', {
                  phone,
                  contact: (words) => <a href={localePath(locale, '/contact')}>{words}</a>,
                })}
              </p>
            </noscript>
          }
        />
      </div>
      <HowAdvised locale={locale} />
    </>
  );
}
