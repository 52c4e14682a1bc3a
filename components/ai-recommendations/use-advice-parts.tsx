import { useMessages, useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/contact/phone-link';
import { useQuoteWords } from '@/components/quote/use-quote-words';
import { useKeepParts } from '@/components/results/use-keep-parts';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { adviceQuoteWords } from '@/lib/recommendations/advice-quote-words';
import type { AdviceParts } from './advice-parts';

/** Server only. */
export function useAdviceParts(locale: Locale): AdviceParts {
  const t = useTranslations('ai-recommendations');
  const messages = useMessages();
  const { tool, noProfile, summary, generate, understood, list, card } = messages['ai-recommendations'];
  const { industry, businessSize } = messages.profile.options;
  return {
    words: { tool, noProfile, summary, generate, understood, list, card },
    options: { industry, businessSize },
    generated: messages.toast.recommendationsGenerated,
    quote: useQuoteWords(),
    staff: adviceQuoteWords,
    failedText: t.rich('tool.failedText', { phone: () => <PhoneLink /> }),
    icons: {
      types: {
        service: <Icon name="wrench" />,
        timing: <Icon name="clock" />,
        approach: <Icon name="compass" />,
        content: <Icon name="newspaper" />,
        other: <Icon name="lightbulb" />,
      },
      fault: <Icon name="octagon-alert" />,
      next: <Icon name="arrow-right" flip />,
      open: <Icon name="chevron-down" />,
    },
    language: locales[locale].hrefLang,
    timeZone: brand.timeZone,
    links: {
      profile: localePath(locale, '/profile'),
      services: localePath(locale, '/services'),
      audit: localePath(locale, '/seo-audit'),
    },
    keep: useKeepParts(),
  };
}
