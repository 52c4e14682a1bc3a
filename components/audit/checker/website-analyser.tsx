import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { LocalAnalyser } from './local-analyser';

/** The analyser as a section of another page: a dark band in both themes. */
export function WebsiteAnalyser() {
  const locale = useLocale();
  const t = useTranslations('seo-checker.analyser');
  return (
    <Section className="dark bg-bg text-text" aria-labelledby="analyser-title">
      <div className="page-width grid gap-x-16 gap-y-6 min-[60rem]:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="analyser-title">{t('title')}</h2>
          <p className="lead mt-3">{t('text')}</p>
        </div>
        <LocalAnalyser locale={locale} />
      </div>
    </Section>
  );
}
