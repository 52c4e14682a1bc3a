import { useLocale, useTranslations } from 'next-intl';
import { sampleCalls } from '@/lib/content/sample-service-work';
import { formatters } from '@/lib/i18n/format';
import { SampleBars } from './sample-bars';
import { ShareBar } from './share-bar';

const most = Math.max(...sampleCalls.map(({ calls }) => calls));

/** A sample monthly report: calls by their source. */
export function CallReport() {
  const locale = useLocale();
  const t = useTranslations('services');
  const { number } = formatters(locale);
  return (
    <SampleBars title={t('analytics.report')}>
      {sampleCalls.map(({ source, calls }) => (
        <div key={source}>
          <dt>{t(`analytics.sources.${source}`)}</dt>
          <ShareBar share={calls / most}>{number(calls)}</ShareBar>
        </div>
      ))}
    </SampleBars>
  );
}
