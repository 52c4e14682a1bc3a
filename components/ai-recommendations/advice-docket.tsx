import type { ReactNode } from 'react';
import { badgeClass } from '@/components/ui/badge-class';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import type { PresentedAdvice } from '@/lib/advisor/advice';
import { advicePage } from '@/lib/advisor/advice-page';
import styles from './advice-docket.module.css';
import type { AdviceParts } from './advice-parts';
import { ConfidenceBar } from './confidence-bar';
import { writePrice } from './write-price';

interface AdviceDocketProps {
  advice: PresentedAdvice;
  parts: AdviceParts;
  /** Id of the title that describes the link. */
  titleId: string;
  /** The control to request a quote: a button or a link. */
  quote: ReactNode;
}

/** What decides about an advice: its price, how sure it is, the services it needs, and what to do next. */
export function AdviceDocket({ advice, parts, titleId, quote }: AdviceDocketProps) {
  const { card } = parts.words;
  const { page, anchor } = advicePage(advice);
  return (
    <div className={styles.docket}>
      {advice.estimatedValue > 0 && (
        <div className={styles.investment}>
          <h4>{card.estimatedInvestment}</h4>
          <p className={classNames('figures', styles.price)}>
            <span>{writePrice(advice.estimatedValue, parts.language)}</span>{' '}
            <small>{advice.isMonthly ? card.perMonth : ''}</small>
          </p>
        </div>
      )}
      <ConfidenceBar name={card.confidenceScore} percent={advice.confidence} language={parts.language} />
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
      <footer className={styles.actions}>
        {quote}
        <Link
          className="text-link min-h-11"
          href={`${parts.links[page]}${anchor}`}
          aria-describedby={titleId}
        >
          {card.more}
        </Link>
      </footer>
    </div>
  );
}
