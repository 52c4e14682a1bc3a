import { lazy, Suspense } from 'react';
import { fill } from '@/components/audit/fill';
import { AnalysisReport } from '@/components/audit/report/analysis-report';
import { ReportActions } from '@/components/audit/report/report-actions';
import type { ReportParts } from '@/components/audit/report/report-parts';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { minuteMs } from '@/lib/durations';
import type { Messages } from '@/lib/i18n/messages';
import { FallbackResult, type FallbackResultProps } from './fallback-result';
import type { AnalysisAnswer } from './request-analysis';

/** Loaded where Google has measured the page. */
const MeasuredSpeed = lazy(() =>
  import('@/components/audit/report/measured-speed').then((part) => ({ default: part.MeasuredSpeed })),
);

const DEMO_SCORE = 75;

interface CheckOutcomeProps {
  state: Exclude<AnalysisAnswer, { status: 'refused' }> & { arrivedAt: number };
  /** Link to share. */
  link: string;
  words: FallbackWords;
  parts: ReportParts;
  onAgain: () => void;
}

/** The outcome of a check: the report, or the message shown instead. */
export function CheckOutcome({ state, link, words, parts, onAgain }: CheckOutcomeProps) {
  const again = (label: string) => (
    <Button look="quiet" onClick={onAgain}>
      {parts.icons.again}
      {label}
    </Button>
  );
  if (state.status === 'done') {
    const { analysis, arrivedAt } = state;
    return (
      <AnalysisReport
        analysis={analysis}
        parts={parts}
        level={2}
        about={analysis.reportUrl}
        speed={
          analysis.speed && (
            <Suspense>
              <MeasuredSpeed speed={analysis.speed} parts={parts} />
            </Suspense>
          )
        }
        ageMinutes={Math.floor((arrivedAt - Date.parse(analysis.fetchedAt)) / minuteMs)}
        actions={
          <ReportActions
            link={analysis.reportUrl ?? link}
            leadsTo="services"
            again={again(parts.words.actions.again)}
            parts={parts}
          />
        }
      />
    );
  }
  const isDemo = state.status === 'failed';
  const fallback = isDemo ? createDemoFallback(words, state.message) : createNetworkFallback(words);
  return (
    <FallbackResult
      {...fallback}
      parts={parts}
      actions={
        <div className="flex flex-wrap gap-3 print:hidden!">
          {again(isDemo ? parts.words.actions.again : words.network.again)}
          <Link className={buttonClass()} href={parts.links.contact}>
            {isDemo ? words.demo.support : parts.words.actions.contact}
          </Link>
          <Link className={buttonClass({ look: 'quiet' })} href={parts.links.services}>
            {parts.words.actions.services}
          </Link>
        </div>
      }
    />
  );
}

type FallbackWords = Pick<Messages['seo-checker'], 'demo' | 'network'>;
type Fallback = Omit<FallbackResultProps, 'parts' | 'actions'>;

/** The example shown when a website could not be analysed, with the server's reason; marked as an example. */
function createDemoFallback({ demo }: FallbackWords, reason: string | undefined): Fallback {
  return {
    badge: demo.badge,
    title: demo.title,
    score: DEMO_SCORE,
    notes: [...(reason ? [fill(demo.reason, { reason })] : []), demo.note],
    lines: [
      { type: 'warning', text: demo.warning },
      { type: 'success', text: demo.success },
    ],
    suggestionsTitle: demo.suggestions,
    suggestions: [demo.tryAnother, demo.accessible, demo.support],
  };
}

/** The message when the server could not be reached. */
function createNetworkFallback({ demo, network }: FallbackWords): Fallback {
  return {
    title: network.title,
    score: 0,
    notes: [network.note],
    lines: [{ type: 'error', text: network.error }],
    suggestionsTitle: demo.suggestions,
    suggestions: [network.checkConnection, network.retry],
  };
}
