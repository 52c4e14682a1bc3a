import { useTranslations } from 'next-intl';
import { NoScript } from '@/components/audit/no-script';
import { Section } from '@/components/ui/section';
import type { Locale } from '@/lib/i18n/locales';
import { LocalAnalyser } from './local-analyser';

/** The analyser as a section of another page: a dark band in both themes. */
export function WebsiteAnalyser({ locale }: { locale: Locale }) {
  const t = useTranslations('seo-checker.analyser');
  return (
    <Section pace="tight" className="dark bg-bg text-text" aria-labelledby="analyser-title">
      <div className="page-width grid gap-x-16 gap-y-6 min-[60rem]:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="analyser-title">{t('title')}</h2>
          <p className="lead mt-3">{t('text')}</p>
        </div>
        <LocalAnalyser locale={locale} note={<NoScript locale={locale} text="analyser" />} />
      </div>
    </Section>
  );
}
