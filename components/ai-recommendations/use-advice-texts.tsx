import { useMessages, useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/contact/phone-link';
import { useQuoteTexts } from '@/components/quote/use-quote-texts';
import { adviceQuoteWords } from '@/lib/ai-recommendations/advice-quote-words';
import { brand } from '@/lib/config/brand';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/** The tool's words and links, passed from the server, so that the browser loads no messages. */
export function useAdviceTexts(locale: Locale) {
  const t = useTranslations('ai-recommendations');
  const messages = useMessages();
  const { hero, tool, noProfile, summary, generate, understood, list, card } = messages['ai-recommendations'];
  const { industry, businessSize } = messages.profile.options;
  return {
    words: { flags: hero.flags, tool, noProfile, summary, generate, understood, list, card },
    /** Names of the options of the profile's selects. */
    options: { industry, businessSize },
    /** Title of the notice after a generation. */
    generated: messages.toast.recommendationsGenerated,
    quote: useQuoteTexts(),
    /** Labels of the message to staff about a request for a quote. */
    staff: adviceQuoteWords,
    /** Shown after a failure: what to do, with our number. */
    failedText: t.rich('tool.failedText', { phone: () => <PhoneLink /> }),
    language: locales[locale].hrefLang,
    timeZone: brand.timeZone,
    links: {
      profile: localePath(locale, '/profile'),
      services: localePath(locale, '/services'),
      audit: localePath(locale, '/seo-audit'),
    },
    actions: messages['seo-report'].actions,
  };
}

export type AdviceTexts = ReturnType<typeof useAdviceTexts>;
