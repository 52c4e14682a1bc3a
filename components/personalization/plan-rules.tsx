import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

const sources = ['answers', 'visit', 'prices', 'privacy'] as const;

/** What the plan rests on. */
export function PlanRules({ locale }: { locale: Locale }) {
  const t = useTranslations('smart-personalization.rules');
  return (
    <section className="sec plan-rules" aria-labelledby="plan-rules-title">
      <div className="wrap two">
        <div className="stack">
          <h2 id="plan-rules-title">{t('title')}</h2>
          <p className="lede muted">{t('text')}</p>
          <ArrowLink href={localePath(locale, '/services')}>{t('prices')}</ArrowLink>
        </div>
        <dl>
          {sources.map((source) => (
            <div key={source}>
              <dt className="t2">{t(`list.${source}.title`)}</dt>
              <dd>{t(`list.${source}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
