import { useLocale, useTranslations } from 'next-intl';
import { sampleNoteId } from '@/components/sample-note';
import { FigureCard } from '@/components/ui/figure-card';
import plateStyles from '@/components/ui/figure-card.module.css';
import { Section } from '@/components/ui/section';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { websiteWeeks } from '@/lib/content/website-packages';
import { formatters } from '@/lib/i18n/format';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import { CallUs } from './call-us';
import styles from './home-why.module.css';

const signs = [
  { id: 'reply', figure: companyFacts.replyHours, measure: 'hour' },
  { id: 'consultation', figure: companyFacts.consultationMinutes, measure: 'minute' },
  { id: 'revisions', figure: companyFacts.revisionCycles },
  { id: 'weeks', figure: companyFacts.standardWebsiteWeeks, measure: 'week' },
] as const;

const [, standardWeeks] = websiteWeeks;

/** Reasons: promises on signs, and the phone number. */
export function HomeWhy() {
  const locale = useLocale();
  const t = useTranslations('home.why');
  const within = useWithinHours();
  const { number, measure, percent } = formatters(locale);
  const { projects, satisfaction } = brand.claims;
  return (
    <section className={styles.why} aria-labelledby="why-title" aria-describedby={sampleNoteId}>
      <Section as="div" background="sand" className="overflow-clip">
        <div className="page-width">
          <div className={`${styles.head} stack`}>
            <h2 id="why-title">{t('title')}</h2>
            <p className="lead">{t('lede', { projects, satisfaction: percent(satisfaction) })}</p>
          </div>
          <ul className={styles.signs}>
            {signs.map((sign) => (
              <li className={plateStyles.post} key={sign.id}>
                <FigureCard
                  figure={number(sign.figure)}
                  unit={t(`signs.${sign.id}.unit`)}
                  spoken={'measure' in sign ? measure(sign.figure, sign.measure) : number(sign.figure)}
                  title={t(`signs.${sign.id}.title`)}
                >
                  {t(`signs.${sign.id}.text`, {
                    from: standardWeeks.from,
                    to: standardWeeks.to,
                    within: within(companyFacts.replyHours),
                  })}
                </FigureCard>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <CallUs />
    </section>
  );
}
