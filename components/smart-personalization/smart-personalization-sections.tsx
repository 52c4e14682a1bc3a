import { useMessages, useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/contact/phone-link';
import { useQuoteWords } from '@/components/quote/use-quote-words';
import { Icon } from '@/components/ui/icon';
import { formatters } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { staffQuoteWords } from '@/lib/personalization/staff-quote-words';
import { PersonalizationTool } from './personalization-tool';
import { PlanRules } from './plan-rules';
import { Puzzle } from './puzzle';

/** The page of the tool. What is drawn here reaches it as finished pieces. */
export function SmartPersonalizationSections({ locale }: { locale: Locale }) {
  const t = useTranslations('smart-personalization');
  const samples = useTranslations('clients.list');
  const { meta: _meta, rules: _rules, ...words } = useMessages()['smart-personalization'];
  const phone = () => <PhoneLink />;
  return (
    <PersonalizationTool
      parts={{
        words,
        quote: useQuoteWords(),
        staff: staffQuoteWords,
        language: locales[locale].hrefLang,
        servicesPath: localePath(locale, '/services'),
        sample: samples('sample'),
        faultIcon: <Icon name="octagon-alert" />,
        puzzle: <Puzzle formatNumber={formatters(locale).number} />,
      }}
      intro={
        <>
          <h1 id="personalization-title">{t('hero.title')}</h1>
          <p className="lead">{t('hero.lede')}</p>
        </>
      }
      kept={t.rich('form.kept', { phone })}
      noScript={
        <noscript>
          <p className="p-[clamp(1.25rem,2.4vw,1.75rem)]">
            {t.rich('form.noScript', {
              phone,
              contact: (chunks) => <a href={localePath(locale, '/contact')}>{chunks}</a>,
            })}
          </p>
        </noscript>
      }
      contents={<PlanRules locale={locale} />}
    />
  );
}
