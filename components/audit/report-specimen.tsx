import { useLocale, useTranslations } from 'next-intl';
import { Dial } from '@/components/ui/dial';
import { Hyphenated } from '@/components/ui/hyphenated';
import { Sample } from '@/components/ui/sample';
import { Severity } from '@/components/ui/severity';
import { sampleReading } from '@/lib/content/sample-workshop';
import { formatters } from '@/lib/i18n/format';
import styles from './report-specimen.module.css';

/** A sample of the printed report: the dial, the first faults with their repair times, and the price. */
export function ReportSpecimen() {
  const locale = useLocale();
  const t = useTranslations('seo-audit.specimen');
  const paper = useTranslations('seo-report.paper');
  const { number, price } = formatters(locale);
  const { score, domain, findings: faults } = sampleReading;
  // A long domain may break only before its top-level domain.
  const [name, ending] = domain.split('.');
  const minutes = faults.reduce((sum, fault) => sum + fault.minutes, 0);
  return (
    <figure className={styles.sheet}>
      <figcaption>
        <b className="heading-md">
          <Hyphenated>{paper('title')}</Hyphenated>
        </b>
        <span className="text-sm">
          <Sample>{t('sample')}</Sample>{' '}
          <bdi dir="ltr">
            {name}
            <wbr />.{ending}
          </bdi>
        </span>
      </figcaption>
      <div className={styles.dial}>
        <Dial score={score} label={t('score', { score })} caption={t('outOf')} formatNumber={number} />
      </div>
      <ol>
        {faults.map(({ id, severity, minutes: work }, index) => (
          <li key={id} className="text-sm">
            <b className="figures">{number(index + 1)}</b>
            <div>
              <b>{t(`findings.${id}.title`)}</b>
              <p className={styles.text}>{t(`findings.${id}.text`)}</p>
              <p className={styles.work}>
                <Severity level={severity}>{t(severity)}</Severity>
                {t('work', { minutes: work })}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <dl>
        <div>
          <dt>{t('all')}</dt>
          <dd className="figures">{t('work', { minutes })}</dd>
        </div>
        <div>
          <dt>{paper('price')}</dt>
          <dd className="figures">{price(0)}</dd>
        </div>
      </dl>
    </figure>
  );
}
