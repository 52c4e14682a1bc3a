import { useMessages } from 'next-intl';
import { NoScript } from '@/components/audit/no-script';
import { useReportParts } from '@/components/audit/report/report-parts';
import { Section } from '@/components/ui/section';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { Analyser } from './analyser';

/** The analyser as a section of another page: a dark band in both themes. */
export function WebsiteAnalyser({ locale }: { locale: Locale }) {
  const { analyser, form, stages } = useMessages()['seo-checker'];
  const { words, icons, language, timeZone } = useReportParts(locale);
  return (
    <Section pace="tight" className="dark bg-bg text-text" aria-labelledby="analyser-title">
      <div className="page-width grid gap-x-16 gap-y-6 min-[60rem]:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="analyser-title">{analyser.title}</h2>
          <p className="lead mt-3">{analyser.text}</p>
        </div>
        <Analyser
          words={analyser}
          stages={stages}
          parts={{ words, icons, language, timeZone }}
          checker={localePath(locale, '/seo-checker')}
          placeholder={form.placeholder}
          noScript={<NoScript locale={locale} text="analyser" />}
        />
      </div>
    </Section>
  );
}
