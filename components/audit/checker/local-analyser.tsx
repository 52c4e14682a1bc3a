import { useMessages } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { Analyser, type AnalyserLook } from './analyser';

/** The analyser with its words in the language of the page. */
export function LocalAnalyser({ locale, ...look }: { locale: Locale } & AnalyserLook) {
  const { analyser, form, stages } = useMessages()['seo-checker'];
  const { severity } = useMessages()['seo-report'];
  return (
    <Analyser
      words={analyser}
      stages={stages}
      parts={{
        severity,
        icons: {
          critical: <Icon name="octagon-alert" />,
          warning: <Icon name="triangle-alert" />,
          passed: <Icon name="check" />,
        },
        language: locales[locale].hrefLang,
      }}
      checker={localePath(locale, '/seo-checker')}
      placeholder={form.placeholder}
      {...look}
    />
  );
}
