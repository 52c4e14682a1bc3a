import type { ReactNode } from 'react';
import { badgeClass } from '@/components/ui/badge-class';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import type { PresentedAdvice } from '@/lib/advisor/advice';
import { advicePage } from '@/lib/advisor/advice-page';
import type { AdviceParts } from './advice-parts';
import rankStyles from './advice-rank.module.css';
import { ConfidenceBar } from './confidence-bar';
import { Flag } from './flag';
import { priorityTone } from './priority-tone';
import styles from './recommendation-card.module.css';
import { writePrice } from './write-price';

/** Lets badges of several words wrap. */
const textBadge = 'whitespace-normal';

interface RecommendationCardProps {
  advice: PresentedAdvice;
  /** Rank in the list, from 1. */
  rank: number;
  parts: AdviceParts;
  /** The control to request a quote: a button or a link, described by `adviceTitleId`. */
  quote: ReactNode;
  /** Only its title until it is opened. */
  isFolded: boolean;
}

/** One recommendation: priority, action, reasons, expected outcome and cost. */
export function RecommendationCard({ advice, rank, parts, quote, isFolded }: RecommendationCardProps) {
  const { card } = parts.words;
  const tone = priorityTone(advice.priority);
  const titleId = adviceTitleId(advice);
  const { page, anchor } = advicePage(advice);
  const head = (
    <>
      <span
        className={classNames('figures', rankStyles.rank, !isFolded && rankStyles.flown)}
        aria-hidden="true"
      >
        {!isFolded && <Flag tone={tone} />}
        <b>{new Intl.NumberFormat(parts.language).format(rank)}</b>
      </span>
      <span className={styles.badges}>
        <span className={badgeClass({ className: classNames(textBadge, styles.priority, styles[tone]) })}>
          {isFolded && <Flag tone={tone} />}
          <span>{card.priorities[advice.priority]}</span>
        </span>
        <span className={badgeClass({ className: classNames(textBadge, styles.type) })}>
          {parts.icons.types[advice.type]}
          {card.types[advice.type]}
        </span>
      </span>
      <h3 id={titleId} className={isFolded ? 'heading-sm' : 'heading-md'}>
        {advice.title}
      </h3>
    </>
  );
  const boxes = (
    <div className={styles.boxes}>
      {advice.reasoning && (
        <section>
          <h4>{card.reasoning}</h4>
          <p>{advice.reasoning}</p>
        </section>
      )}
      <section>
        <h4>{card.expectedOutcome}</h4>
        <p>{advice.expectedOutcome}</p>
      </section>
    </div>
  );
  const body = (
    <div className={styles.body}>
      <div className={styles.text}>
        <p className={styles.description}>{advice.description}</p>
        {isFolded ? (
          boxes
        ) : (
          <details className={styles.why}>
            <summary>
              <span>{advice.reasoning ? card.reasoning : card.expectedOutcome}</span>
              {parts.icons.open}
            </summary>
            {boxes}
          </details>
        )}
      </div>
      <div className={styles.figures}>
        <ConfidenceBar name={card.confidenceScore} percent={advice.confidence} language={parts.language} />
        {advice.suggestedServices.length > 0 && (
          <div>
            <h4>{card.suggestedServices}</h4>
            <ul className={styles.badges}>
              {advice.suggestedServices.map((name) => (
                <li key={name} className={badgeClass({ className: textBadge })}>
                  {name}
                </li>
              ))}
            </ul>
          </div>
        )}
        {advice.estimatedValue > 0 && (
          <div className={styles.investment}>
            <h4>{card.estimatedInvestment}</h4>
            <p className={classNames('figures', styles.price)}>
              {writePrice(advice.estimatedValue, parts.language)}
            </p>
          </div>
        )}
      </div>
      <footer className="flex flex-wrap gap-x-6 gap-y-3 items-center">
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
  return (
    <article className={classNames(styles.card, isFolded && styles.folded)} aria-labelledby={titleId}>
      {isFolded ? (
        <details>
          <summary>
            {head}
            {parts.icons.open}
          </summary>
          {body}
        </details>
      ) : (
        <>
          <header>{head}</header>
          {body}
        </>
      )}
    </article>
  );
}

export function adviceTitleId({ id }: Pick<PresentedAdvice, 'id'>): string {
  return `advice-${id}`;
}
