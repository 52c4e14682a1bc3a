import Link from 'next/link';
import type { PresentedAdvice } from '@/lib/advisor/advice';
import type { AdviceParts } from './advice-parts';
import { ConfidenceBar } from './confidence-bar';
import { Flag } from './flag';
import { priorityTone } from './priority-tone';
import { writePrice } from './write-price';

interface RecommendationCardProps {
  advice: PresentedAdvice;
  /** Its place in the list, from 1. */
  rank: number;
  parts: AdviceParts;
  onQuote: (advice: PresentedAdvice) => void;
}

/** One recommendation: its flag, what to do, why, what comes of it and what it costs. */
export function RecommendationCard({ advice, rank, parts, onQuote }: RecommendationCardProps) {
  const { card } = parts.words;
  const tone = priorityTone(advice.priority);
  const titleId = `advice-${advice.id}`;
  const [service] = advice.serviceIds;
  return (
    <article className={`advice ${tone}`} aria-labelledby={titleId}>
      <header>
        <span className="advice-rank nums" aria-hidden="true">
          {new Intl.NumberFormat(parts.language).format(rank)}
        </span>
        <div>
          <p className="badges">
            <span className={`badge priority ${tone}`}>
              <Flag tone={tone} />
              {card.priorities[advice.priority]}
            </span>
            <span className="badge">
              {parts.icons.types[advice.type]}
              {card.types[advice.type]}
            </span>
          </p>
          <h3 id={titleId} className="t3">
            {advice.title}
          </h3>
        </div>
      </header>
      <div className="advice-text">
        <p className="advice-description">{advice.description}</p>
        <div className="advice-boxes">
          <section>
            <h4>{card.reasoning}</h4>
            <p>{advice.reasoning}</p>
          </section>
          <section>
            <h4>{card.expectedOutcome}</h4>
            <p>{advice.expectedOutcome}</p>
          </section>
        </div>
      </div>
      <div className="advice-figures">
        <ConfidenceBar name={card.confidenceScore} percent={advice.confidence} language={parts.language} />
        {advice.suggestedServices.length > 0 && (
          <div>
            <h4>{card.suggestedServices}</h4>
            <ul className="badges">
              {advice.suggestedServices.map((name) => (
                <li key={name} className="badge">
                  {name}
                </li>
              ))}
            </ul>
          </div>
        )}
        {advice.estimatedValue > 0 && (
          <div>
            <h4>{card.estimatedInvestment}</h4>
            <p className="nums advice-price">{writePrice(advice.estimatedValue, parts.language)}</p>
          </div>
        )}
      </div>
      <footer className="acts">
        <button type="button" className="btn surf" aria-describedby={titleId} onClick={() => onQuote(advice)}>
          {card.quote}
        </button>
        <Link
          className="btn"
          href={service ? `${parts.links.services}#${service}` : parts.links.services}
          aria-describedby={titleId}
        >
          {card.more}
        </Link>
      </footer>
    </article>
  );
}
