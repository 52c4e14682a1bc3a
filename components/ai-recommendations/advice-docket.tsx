import type { ReactNode } from 'react';
import { badgeClass } from '@/components/ui/badge-class';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import type { PresentedAdvice } from '@/lib/advisor/advice';
import { advicePage } from '@/lib/advisor/advice-page';
import styles from './advice-docket.module.css';
import { ConfidenceBar } from './confidence-bar';
import type { AdviceTexts } from './use-advice-texts';
import { writePrice } from './write-price';

interface AdviceDocketProps {
  advice: PresentedAdvice;
  texts: AdviceTexts;
  /** Id of the title that describes the link. */
  titleId: string;
  /** The control to request a quote: a button or a link; null for a sample, which leads nowhere. */
  quote: ReactNode;
}

/** What decides about an advice: its price, how sure it is, the services it needs, and what to do next. */
export function AdviceDocket({ advice, texts, titleId, quote }: AdviceDocketProps) {
  const { card } = texts.words;
  const { page, anchor } = advicePage(advice);
  return (
    <div className={styles.docket}>
      {advice.estimatedValue > 0 && (
        <div className={styles.investment}>
          <h4>{card.estimatedInvestment}</h4>
          <p className={classNames('figures', styles.price)}>
            <span>{writePrice(advice.estimatedValue, texts.language)}</span>{' '}
            <small>{advice.isMonthly ? card.perMonth : ''}</small>
          </p>
        </div>
      )}
      <ConfidenceBar name={card.confidenceScore} percent={advice.confidence} language={texts.language} />
      {advice.suggestedServices.length > 0 && (
        <div className={styles.services}>
          <h4>{card.suggestedServices}</h4>
          <ul className="flex flex-wrap gap-1.5">
            {advice.suggestedServices.map((name) => (
              <li key={name} className={badgeClass({ className: 'whitespace-normal' })}>
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      {quote && (
        <footer className={styles.actions}>
          {quote}
          <Link
            className="text-link min-h-11"
            href={`${texts.links[page]}${anchor}`}
            aria-describedby={titleId}
          >
            {card.more}
          </Link>
        </footer>
      )}
    </div>
  );
}
