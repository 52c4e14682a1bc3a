import { QuoteDialog } from '@/components/quote/quote-dialog';
import type { QuoteDialogProps } from '@/components/quote/quote-dialog-props';
import type { PresentedAdvice } from '@/lib/advisor/advice';
import { chooseLeadService } from '@/lib/ai-recommendations/lead-service';
import { adviceQuoteMessage, adviceQuoteSource, typedIn } from '@/lib/ai-recommendations/quote-message';
import type { ClientProfile } from '@/lib/profile/profile';
import type { AdviceTexts } from './use-advice-texts';
import { writePrice } from './write-price';

interface AdviceQuoteProps {
  advice: PresentedAdvice;
  profile: ClientProfile;
  /** The private link of all recommendations. */
  about: string | null | undefined;
  texts: AdviceTexts;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSent: QuoteDialogProps['onSent'];
}

/** The quote dialog for one recommendation; prefilled from the profile. */
export function AdviceQuote({ advice, profile, about, texts, open, onOpenChange, onSent }: AdviceQuoteProps) {
  const { language, words, staff } = texts;
  return (
    <QuoteDialog
      open={open}
      onOpenChange={onOpenChange}
      language={language}
      words={texts.quote.words}
      name={profile.businessName}
      initial={{ preferredContact: profile.preferredContactMethod ?? 'email' }}
      composeMessage={(contact) => adviceQuoteMessage({ profile, advice, contact, language }, staff)}
      typed={typedIn(profile)}
      service={chooseLeadService(advice, profile)}
      source={adviceQuoteSource}
      about={about}
      summary={
        <div className="outlined rounded-2 bg-sand px-4.5 py-3.5">
          <p className="heading-sm">{advice.title}</p>
          <p className="text-sm text-muted">
            <bdi>{profile.businessName}</bdi>
          </p>
          {advice.estimatedValue > 0 && (
            <p className="text-sm">
              {words.card.estimatedInvestment}{' '}
              <b className="tabular-figures">{writePrice(advice.estimatedValue, language)}</b>{' '}
              <span>{advice.isMonthly ? words.card.perMonth : ''}</span>
            </p>
          )}
        </div>
      }
      onSent={onSent}
    />
  );
}
