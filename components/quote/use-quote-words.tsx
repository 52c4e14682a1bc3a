import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LastPiece } from '@/components/art/last-piece';
import type { StampWords } from '@/components/contact/enquiry-answer';
import { PhoneLink } from '@/components/contact/phone-link';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import { firm } from '@/lib/content/firm';
import { useWithinHours } from '@/lib/i18n/use-within-hours';

/** The words of the quote dialog, its toasts and the panel after it; rendered on the server. */
export interface QuoteWords {
  title: string;
  description: string;
  email: string;
  phone: string;
  preferredContact: string;
  contacts: { email: string; phone: string; both: string };
  submit: string;
  sending: string;
  checking: string;
  close: string;
  cancel: string;
  success: string;
  successText: string;
  failed: string;
  failedText: string;
  kept: string;
  stamp: StampWords;
  sentTitle: string;
  sentText: ReactNode;
  closeIcon: ReactNode;
  faultIcon: ReactNode;
  sentIcon: ReactNode;
}

export function useQuoteWords(): QuoteWords {
  const t = useTranslations('quote');
  const stamps = useTranslations('forms.stamps');
  const within = useWithinHours()(firm.quoteHours);
  return {
    title: t('title'),
    description: t('description', { within }),
    email: t('email'),
    phone: t('phone'),
    preferredContact: t('preferredContact'),
    contacts: { email: t('byEmail'), phone: t('byPhone'), both: t('byBoth') },
    submit: t('submit'),
    sending: t('sending'),
    checking: t('checking'),
    close: t('close'),
    cancel: t('cancel'),
    success: t('success'),
    successText: t('successText', { hours: firm.quoteHours }),
    failed: t('failed'),
    failedText: t('failedText', { phone: brand.phone }),
    kept: t('kept'),
    stamp: { sent: stamps('sent'), number: stamps('number') },
    sentTitle: t('sentTitle'),
    sentText: t.rich('sentText', { phone: () => <PhoneLink /> }),
    closeIcon: <Icon name="x" />,
    faultIcon: <Icon name="octagon-alert" />,
    sentIcon: <LastPiece />,
  };
}
