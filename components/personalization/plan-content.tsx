import type { PersonalizationResult } from '@/lib/personalization/result';
import type { ToolParts } from './tool-words';

interface PlanContentProps {
  result: PersonalizationResult;
  parts: ToolParts;
  onAsk: () => void;
}

/** How the visitor's own first screen could open, what it would lead with, and work of ours that is like it. */
export function PlanContent({ result, parts, onAsk }: PlanContentProps) {
  const { content: words } = parts.words;
  const { heroMessage, serviceHighlights, caseStudyRecommendations, callToActionText } =
    result.contentPersonalization;
  return (
    <div className="plan-content">
      <section aria-labelledby="plan-hero-title">
        <h2 id="plan-hero-title" className="t3">
          {words.hero}
        </h2>
        <div className="mock plan-mock">
          <div className="bar">
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <bdi>{result.businessName}</bdi>
          </div>
          <div className="plan-mock-page">
            <p className="t4">{heroMessage}</p>
          </div>
        </div>
        <button type="button" className="btn surf lg" onClick={onAsk}>
          {callToActionText}
        </button>
      </section>
      <section aria-labelledby="plan-highlights-title">
        <h2 id="plan-highlights-title" className="t2">
          {words.highlights}
        </h2>
        <ul className="plan-lines">
          {serviceHighlights.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="plan-cases-title">
        <h2 id="plan-cases-title" className="t2">
          {words.caseStudies}
        </h2>
        <ul className="plan-lines plan-cases">
          {caseStudyRecommendations.map((study) => (
            <li key={study.id}>
              <a href={study.path}>{study.title}</a>
              <span className="plan-client">
                <bdi>{study.client}</bdi>
                <bdi className="muted">{study.location}</bdi>
              </span>
              <span className="small muted">{study.reason}</span>
            </li>
          ))}
        </ul>
        <p className="small muted">{parts.sample}</p>
      </section>
    </div>
  );
}
