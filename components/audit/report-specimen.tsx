import { useTranslations } from 'next-intl';
import { Dial } from '@/components/ui/dial';
import { Severity } from '@/components/ui/severity';
import { sampleWorkshop } from '@/lib/content/sample-workshop';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './report-specimen.module.css';

/** The report as the sheet of paper that it is when printed: the dial, the first faults with their work, and the price. */
export function ReportSpecimen({ locale }: { locale: Locale }) {
  const t = useTranslations('seo-audit.specimen');
  const sample = useTranslations('home.why.gauge');
  const { number, price } = formatters(locale);
  const { score, domain, findings } = sampleWorkshop.reading;
  const faults = findings.filter((finding) => 'minutes' in finding);
  const minutes = faults.reduce((sum, fault) => sum + fault.minutes, 0);
  return (
    <figure className={styles.sheet}>
      <figcaption>
        <b className="heading-md">{t('title')}</b>
        <span className="text-sm">
          {sample('sample')} <bdi dir="ltr">{domain}</bdi>
        </span>
      </figcaption>
      <div className={styles.dial}>
        <Dial
          score={score}
          label={sample('score', { score })}
          caption={sample('outOf')}
          formatNumber={number}
        />
      </div>
      <ol>
        {faults.map(({ id, severity, minutes: work }, index) => (
          <li key={id}>
            <b>{number(index + 1)}</b>
            <div>
              <p className={styles.name}>{sample(`findings.${id}.title`)}</p>
              <p>{sample(`findings.${id}.text`)}</p>
              <p className={styles.work}>
                <Severity level={severity}>{sample(severity)}</Severity>
                {t('work', { minutes: work })}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <dl>
        <div>
          <dt>{t('all')}</dt>
          <dd>{t('work', { minutes })}</dd>
        </div>
        <div>
          <dt>{t('price')}</dt>
          <dd>{price(0)}</dd>
        </div>
      </dl>
    </figure>
  );
}
