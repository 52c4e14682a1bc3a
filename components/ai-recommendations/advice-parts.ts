import type { ReactNode } from 'react';
import type { QuoteWords } from '@/components/quote/use-quote-words';
import type { KeepParts } from '@/components/results/keep-actions';
import type { AdviceType } from '@/lib/advisor/advice';
import type { Messages } from '@/lib/i18n/messages';
import type { AdviceQuoteWords } from '@/lib/recommendations/quote-message';

/** The tool's words, icons and links, passed from the server, so that the browser loads neither messages nor icons. */
export interface AdviceParts {
  words: Pick<
    Messages['ai-recommendations'],
    'tool' | 'noProfile' | 'summary' | 'generate' | 'understood' | 'list' | 'card'
  >;
  /** Names of the options of the profile's selects. */
  options: Pick<Messages['profile']['options'], 'industry' | 'businessSize'>;
  /** Title of the notice after a generation. */
  generated: string;
  quote: QuoteWords;
  /** Labels of the message to staff about a request for a quote. */
  staff: AdviceQuoteWords;
  /** Shown after a failure: what to do, with our number. */
  failedText: ReactNode;
  icons: { types: Record<AdviceType, ReactNode>; fault: ReactNode; next: ReactNode; open: ReactNode };
  /** Language tag. */
  language: string;
  timeZone: string;
  /** Paths in the page's language. */
  links: Record<'profile' | 'services' | 'audit', string>;
  keep: KeepParts;
}
