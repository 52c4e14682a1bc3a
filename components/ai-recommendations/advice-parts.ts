import type { ReactNode } from 'react';
import type { QuoteWords } from '@/components/quote/use-quote-words';
import type { AdviceType } from '@/lib/advisor/advice';
import type { Messages } from '@/lib/i18n/messages';
import type { AdviceQuoteWords } from '@/lib/recommendations/quote-message';

/** What the tool is drawn with besides its data. The server hands it over: neither words nor icons are loaded there. */
export interface AdviceParts {
  words: Pick<
    Messages['ai-recommendations'],
    'tool' | 'noProfile' | 'summary' | 'generate' | 'list' | 'card'
  >;
  /** Names of what the profile's selects offer. */
  options: Pick<Messages['profile']['options'], 'industry' | 'businessSize'>;
  /** Title of the notice after a generation. */
  generated: string;
  quote: QuoteWords;
  /** What our staff read about a request for a quote. */
  staff: AdviceQuoteWords;
  /** After a failure: what to do, with our number. */
  failedText: ReactNode;
  icons: { types: Record<AdviceType, ReactNode>; fault: ReactNode; next: ReactNode };
  /** Language tag. */
  language: string;
  timeZone: string;
  /** In the language of the reader. */
  links: Record<'profile' | 'services', string>;
}
