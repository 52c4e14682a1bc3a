import browserFrameStyles from '@/components/ui/browser-frame.module.css';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Sample } from '@/components/ui/sample';
import type { PersonalizationResult } from '@/lib/smart-personalization/result';
import styles from './plan-content.module.css';
import type { PlanTexts } from './use-plan-texts';

interface PlanContentProps {
  result: PersonalizationResult;
  texts: PlanTexts;
  /** Opens the quote dialog; undefined when a quote was requested already. */
  onAsk: (() => void) | undefined;
}

/** A proposed first screen for the visitor's website, and similar projects of ours. */
export function PlanContent({ result, texts, onAsk }: PlanContentProps) {
  const { content: words } = texts.words;
  const { heroMessage, serviceHighlights, caseStudyRecommendations, callToActionText } =
    result.contentPersonalization;
  return (
    <div className={styles.content}>
      <section aria-labelledby="plan-hero-title">
        <h2 id="plan-hero-title" className="heading-md">
          {words.hero}
        </h2>
        <div className={classNames(browserFrameStyles.frame, 'mt-4')}>
          <div className={browserFrameStyles.bar}>
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <bdi>{result.businessName}</bdi>
          </div>
          <div className={styles.screen}>
            <p className={classNames('heading-lg', styles.message)}>{heroMessage}</p>
            {/* The picture of the puzzle, which is on the page. */}
            <svg viewBox="0 300 1440 420" aria-hidden="true">
              <use href="#puzzle-coast" />
            </svg>
          </div>
        </div>
        {onAsk && (
          <Button look="surf" size="lg" className="mt-5" onClick={onAsk}>
            {callToActionText}
          </Button>
        )}
      </section>
      {serviceHighlights.length > 0 && (
        <section aria-labelledby="plan-highlights-title">
          <h2 id="plan-highlights-title" className="heading-sm">
            {words.highlights}
          </h2>
          <ul className={styles.lines}>
            {serviceHighlights.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="plan-cases-title">
        <h2 id="plan-cases-title" className="heading-sm">
          {words.caseStudies}
        </h2>
        <ul className={styles.lines}>
          {caseStudyRecommendations.map((study) => (
            <li key={study.id} className={styles.study}>
              <a href={study.path}>{study.title}</a>
              <span className="flex flex-wrap gap-x-3">
                <bdi>{study.client}</bdi>
                <bdi className="text-muted">{study.location}</bdi>
              </span>
              <span className="text-sm text-muted">{study.reason}</span>
            </li>
          ))}
        </ul>
        <p>
          <Sample>{texts.sample}</Sample>
        </p>
      </section>
    </div>
  );
}
