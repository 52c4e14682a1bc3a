import { lazy, Suspense } from 'react';
import { AnalysisReport } from '@/components/audit/report/analysis-report';
import { ReportActions } from '@/components/audit/report/report-actions';
import type { ReportTexts } from '@/components/audit/report/report-texts';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { minuteMs } from '@/lib/durations';
import { fill } from '@/lib/i18n/fill';
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
  words: Pick<Messages['seo-checker'], 'demo' | 'network'>;
  texts: ReportTexts;
  onAgain: () => void;
}

/** The outcome of a check: the report, or the message shown instead. */
export function CheckOutcome({ state, link, words, texts, onAgain }: CheckOutcomeProps) {
  const again = (label: string) => (
    <Button look="quiet" onClick={onAgain}>
      <Icon name="rotate-cw" />
      {label}
    </Button>
  );
  if (state.status === 'done') {
    const { analysis, arrivedAt } = state;
    return (
      <AnalysisReport
        analysis={analysis}
        texts={texts}
        level={2}
        about={analysis.reportUrl}
        speed={
          analysis.speed && (
            <Suspense>
              <MeasuredSpeed speed={analysis.speed} texts={texts} />
            </Suspense>
          )
        }
        ageMinutes={Math.floor((arrivedAt - Date.parse(analysis.fetchedAt)) / minuteMs)}
        actions={
          <ReportActions
            link={analysis.reportUrl ?? link}
            leadsTo="services"
            again={again(texts.words.actions.again)}
            texts={texts}
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
      texts={texts}
      actions={
        <div className="flex flex-wrap gap-3 print:hidden!">
          {again(isDemo ? texts.words.actions.again : words.network.again)}
          <Link className={buttonClass()} href={texts.links.contact}>
            {isDemo ? words.demo.support : texts.words.actions.contact}
          </Link>
          <Link className={buttonClass({ look: 'quiet' })} href={texts.links.services}>
            {texts.words.actions.services}
          </Link>
        </div>
      }
    />
  );
}

type Fallback = Omit<FallbackResultProps, 'texts' | 'actions'>;

/** The example shown when a website could not be analysed, with the server's reason; marked as an example. */
function createDemoFallback(
  { demo }: Pick<Messages['seo-checker'], 'demo'>,
  reason: string | undefined,
): Fallback {
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
function createNetworkFallback({
  demo,
  network,
}: Pick<Messages['seo-checker'], 'demo' | 'network'>): Fallback {
  return {
    title: network.title,
    score: 0,
    notes: [network.note],
    lines: [{ type: 'error', text: network.error }],
    suggestionsTitle: demo.suggestions,
    suggestions: [network.checkConnection, network.retry],
  };
}
