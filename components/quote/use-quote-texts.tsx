import { useMessages, useTranslations } from 'next-intl';
import { LastPiece } from '@/components/art/last-piece';
import { PhoneLink } from '@/components/contact/phone-link';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { useWithinHours } from '@/lib/i18n/use-within-hours';

/** The words of the quote dialog, its toasts and the panel after it; server only. */
export function useQuoteTexts() {
  const t = useTranslations('quote');
  const { quote, forms } = useMessages();
  const within = useWithinHours()(companyFacts.quoteHours);
  return {
    words: {
      ...quote,
      checking: forms.checking,
      description: t('description', { within }),
      successText: t('successText', { hours: companyFacts.quoteHours }),
      failedText: t('failedText', { phone: brand.phone }),
    },
    stamps: forms.stamps,
    sentText: t.rich('sentText', { phone: () => <PhoneLink /> }),
    /** Beside what is said of a sent request. */
    picture: <LastPiece />,
  };
}

export type QuoteTexts = ReturnType<typeof useQuoteTexts>;
