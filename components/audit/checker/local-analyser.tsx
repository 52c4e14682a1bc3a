import { useMessages } from 'next-intl';
import { type Locale, locales } from '@/lib/i18n/locales';
import { Analyser, type AnalyserLook } from './analyser';

/** The analyser with its words in the language of the page. */
export function LocalAnalyser({ locale, ...look }: { locale: Locale } & AnalyserLook) {
  const { analyser, form, stages } = useMessages()['seo-checker'];
  const { severity } = useMessages()['seo-report'];
  return (
    <Analyser
      words={analyser}
      stages={stages}
      severity={severity}
      language={locales[locale].hrefLang}
      locale={locale}
      placeholder={form.placeholder}
      {...look}
    />
  );
}
