import { useTranslations } from 'next-intl';
import { Dial } from '@/components/ui/dial';
import { Severity } from '@/components/ui/severity';
import { sampleWorkshop } from '@/lib/content/sample-workshop';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** What we find on a website before we touch it: a score, and the faults in the order to fix them. */
export function SampleReading({ locale }: { locale: Locale }) {
  const t = useTranslations('home.why.gauge');
  const { number } = formatters(locale);
  const { score, domain, findings } = sampleWorkshop.reading;
  return (
    <div className="sec reading">
      <div className="wrap">
        <div className="instr">
          <div>
            <Dial score={score} label={t('score', { score })} caption={t('outOf')} formatNumber={number} />
            <p className="sub small dial-source">
              {t('sample')} <bdi dir="ltr">{domain}</bdi>
            </p>
          </div>
          <div>
            <h3 className="t3">{t('title')}</h3>
            <p className="sub instr-text">{t('text')}</p>
            <ol className="fix">
              {findings.map(({ id, severity }, index) => (
                <li key={id}>
                  <b>{number(index + 1)}</b>
                  <div>
                    <h4>{t(`findings.${id}.title`)}</h4>
                    <p>{t(`findings.${id}.text`)}</p>
                  </div>
                  <Severity level={severity}>{t(severity)}</Severity>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </div>
  );
}
