import type { ReactNode } from 'react';
import { badgeClass } from '@/components/ui/badge-class';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import type { AdviceType, PresentedAdvice } from '@/lib/advisor/advice';
import { AdviceDocket } from './advice-docket';
import rankStyles from './advice-rank.module.css';
import { Flag } from './flag';
import { priorityTone } from './priority-tone';
import styles from './recommendation-card.module.css';
import type { AdviceTexts } from './use-advice-texts';

const typeIcons = {
  service: 'wrench',
  timing: 'clock',
  approach: 'compass',
  content: 'newspaper',
  other: 'lightbulb',
} as const satisfies Record<AdviceType, IconName>;

/** Lets badges of several words wrap. */
const textBadge = 'whitespace-normal';

interface RecommendationCardProps {
  advice: PresentedAdvice;
  /** Rank in the list, from 1. */
  rank: number;
  texts: AdviceTexts;
  /** The control to request a quote: a button or a link, described by `adviceTitleId`. */
  quote: ReactNode;
  /** Only its title until it is opened. */
  isFolded: boolean;
  /** What came of the request for a quote. */
  answer?: ReactNode;
}

/** One recommendation: priority, action, reasons, expected outcome and cost. */
export function RecommendationCard({
  advice,
  rank,
  texts,
  quote,
  isFolded,
  answer,
}: RecommendationCardProps) {
  const { card } = texts.words;
  const tone = priorityTone(advice.priority);
  const titleId = adviceTitleId(advice);
  const head = (
    <>
      <span
        className={classNames('figures', rankStyles.rank, !isFolded && rankStyles.flown)}
        aria-hidden="true"
      >
        {!isFolded && <Flag tone={tone} />}
        <b>{new Intl.NumberFormat(texts.language).format(rank)}</b>
      </span>
      <span className={styles.badges}>
        <span className={badgeClass({ className: classNames(textBadge, styles.priority) })}>
          {isFolded && <Flag tone={tone} />}
          <span>{card.priorities[advice.priority]}</span>
        </span>
        <span className={badgeClass({ className: classNames(textBadge, styles.type) })}>
          <Icon name={typeIcons[advice.type]} />
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
              <Icon name="chevron-down" />
            </summary>
            {boxes}
          </details>
        )}
      </div>
      <AdviceDocket advice={advice} texts={texts} titleId={titleId} quote={quote} />
      {answer && <div className={styles.answer}>{answer}</div>}
    </div>
  );
  return (
    <article className={classNames(styles.card, isFolded && styles.folded)} aria-labelledby={titleId}>
      {isFolded ? (
        <details>
          <summary>
            {head}
            <Icon name="chevron-down" />
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
