import { useTranslations } from 'next-intl';
import { SampleMark } from '@/components/sample-mark';
import { Plate } from '@/components/ui/plate';
import plateStyles from '@/components/ui/plate.module.css';
import { Section } from '@/components/ui/section';
import { brand } from '@/lib/config/brand';
import { firm } from '@/lib/content/firm';
import { websiteWeeks } from '@/lib/content/service-facts';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import { CallUs } from './call-us';
import { ClientQuote } from './client-quote';
import styles from './home-why.module.css';
import { SampleReading } from './sample-reading';

const signs = [
  { id: 'reply', figure: firm.replyHours, measure: 'hour' },
  { id: 'consultation', figure: firm.consultationMinutes, measure: 'minute' },
  { id: 'revisions', figure: firm.revisionCycles, tone: 'red' },
  { id: 'weeks', figure: firm.standardWebsiteWeeks, measure: 'week' },
] as const;

const [, standardWeeks] = websiteWeeks;

/** Reasons: promises on signs, a sample score, a testimonial, and the phone number. */
export function HomeWhy({ locale }: { locale: Locale }) {
  const t = useTranslations('home.why');
  const within = useWithinHours();
  const { number, measure, percent } = formatters(locale);
  const { projects, satisfaction } = brand.claims;
  return (
    <section className={styles.why} aria-labelledby="why-title">
      <Section as="div" background="sand" className="overflow-clip">
        <div className="page-width">
          <div className={`${styles.head} stack`}>
            <h2 id="why-title">{t('title')}</h2>
            <p className="lead">
              {t('lede', { projects, satisfaction: percent(satisfaction) })} <SampleMark of="figures" />
            </p>
          </div>
          <ul className={styles.signs}>
            {signs.map((sign) => (
              <li className={plateStyles.post} key={sign.id}>
                <Plate
                  figure={number(sign.figure)}
                  unit={t(`signs.${sign.id}.unit`)}
                  spoken={'measure' in sign ? measure(sign.figure, sign.measure) : number(sign.figure)}
                  title={t(`signs.${sign.id}.title`)}
                  tone={'tone' in sign ? sign.tone : undefined}
                >
                  {t(`signs.${sign.id}.text`, {
                    from: standardWeeks.from,
                    to: standardWeeks.to,
                    within: within(firm.replyHours),
                  })}
                </Plate>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <SampleReading locale={locale} />
      <ClientQuote />
      <CallUs locale={locale} />
    </section>
  );
}
