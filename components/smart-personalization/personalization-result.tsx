import { useEffect, useRef, useState } from 'react';
import type { StoredLead } from '@/components/contact/contact-answer';
import { QuoteDialog } from '@/components/quote/quote-dialog';
import { QuoteSent } from '@/components/quote/quote-sent';
import { KeepActions } from '@/components/results/keep-actions';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { SentAnswers } from '@/lib/smart-personalization/choices';
import { quoteMessage, quoteService, quoteSource } from '@/lib/smart-personalization/quote-message';
import type { PersonalizationResult } from '@/lib/smart-personalization/result';
import styles from './personalization-result.module.css';
import { PlanAnalytics } from './plan-analytics';
import { PlanContent } from './plan-content';
import { PlanPreferences } from './plan-preferences';
import { PlanScore } from './plan-score';
import { PlanServices } from './plan-services';
import { PlanTabs } from './plan-tabs';
import type { PlanTexts } from './use-plan-texts';

interface PersonalizationResultViewProps {
  answers: SentAnswers;
  /** The fields that were answered. */
  answered: readonly string[];
  result: PersonalizationResult;
  texts: PlanTexts;
  onNewProfile: () => void;
  onQuoteSent: () => void;
}

/** The plan: score, four tabs, and the quote dialog. */
export function PersonalizationResultView(props: PersonalizationResultViewProps) {
  const { answers, answered, result, texts, onNewProfile, onQuoteSent } = props;
  const { words, language } = texts;
  const [isAsking, setIsAsking] = useState(false);
  const [sent, setSent] = useState<StoredLead>();
  const title = useRef<HTMLHeadingElement>(null);
  const ask = () => setIsAsking(true);
  const isForSale = result.recommendedServices.some(({ isFree }) => !isFree);
  // A name that fits one line isn't broken into two.
  const [beforeName, afterName] = words.result.title.split('{business}');

  useEffect(() => {
    title.current?.focus();
  }, []);

  return (
    <div className={styles.plan}>
      <section className={styles.head} aria-labelledby="plan-title" data-answered={answered.join(' ')}>
        <div className={classNames('page-width', styles.headLayout)}>
          <div>
            <h1 className={styles.title} id="plan-title" tabIndex={-1} ref={title}>
              {beforeName}
              <span className="inline-block">{result.businessName}</span>
              {afterName}
            </h1>
            <PlanScore result={result} texts={texts} />
            {!sent && (
              <div className="flex flex-wrap gap-3 print:hidden!">
                <Button look="cta" size="lg" onClick={ask}>
                  {words.result.getQuote}
                </Button>
                <Button size="lg" className={styles.onPanel} onClick={onNewProfile}>
                  {words.result.newProfile}
                </Button>
              </div>
            )}
          </div>
          <div className={sent && styles.folded}>{texts.puzzle}</div>
        </div>
      </section>
      <div className={classNames('page-width', styles.body)}>
        {sent && (
          <div className={styles.sent}>
            <QuoteSent stored={sent} texts={texts.quote} language={language}>
              <Button className="mt-4" onClick={onNewProfile}>
                {words.result.anotherProfile}
              </Button>
            </QuoteSent>
          </div>
        )}
        <PlanTabs
          label={words.tabs.label}
          tabs={[
            {
              id: 'recommendations',
              label: words.tabs.recommendations,
              panel: <PlanServices services={result.recommendedServices} texts={texts} />,
            },
            {
              id: 'content',
              label: words.tabs.content,
              panel: <PlanContent result={result} texts={texts} onAsk={sent ? undefined : ask} />,
            },
            {
              id: 'analytics',
              label: words.tabs.analytics,
              panel: <PlanAnalytics result={result} texts={texts} />,
            },
            {
              id: 'preferences',
              label: words.tabs.preferences,
              panel: <PlanPreferences preferences={result.preferences} words={words} />,
            },
          ]}
        />
      </div>
      {!sent && isForSale && (
        <section className={classNames(styles.closing, 'print:hidden!')} aria-labelledby="plan-closing-title">
          <div className={classNames('page-width', styles.closingLayout)}>
            <h2 id="plan-closing-title">{words.result.closingTitle}</h2>
            <div>
              <p className="lead">{words.result.closingText}</p>
              <Button look="cta" size="lg" className="mt-5" onClick={ask}>
                {words.result.customQuote}
              </Button>
            </div>
          </div>
        </section>
      )}
      <div className={classNames('page-width print:hidden!', styles.end)}>
        <KeepActions link={result.reportUrl} words={texts.actions} />
      </div>
      <QuoteDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        language={language}
        words={texts.quote.words}
        name={result.businessName}
        composeMessage={(contact) => quoteMessage({ answers, contact, result, language }, texts.staff)}
        typed={[answers.businessName, answers.location, answers.painPoints].filter(Boolean).join('\n')}
        service={quoteService}
        source={quoteSource}
        about={result.reportUrl}
        summary={<p className="text-sm text-muted">{words.result.quoteSummary}</p>}
        onSent={(stored) => {
          setSent(stored);
          onQuoteSent();
        }}
      />
    </div>
  );
}
