import { useRef, useState } from 'react';
import { rememberResult } from '@/components/results/remembered-result';
import type { PresentedAnalysis } from '@/lib/audit/presented';
import { type AnalysisAnswer, requestAnalysis, type Stage } from './request-analysis';

export type AnalysisState =
  | { status: 'idle' }
  | { status: 'analyzing'; stage: Stage | undefined }
  | (AnalysisAnswer & { arrivedAt: number });

interface Asked {
  url: string;
  /** True: bypasses the server's cache. */
  isFresh?: boolean;
}

/** Runs one analysis at a time; `last` is the address of the running or shown one. */
export function useAnalysis(language: string) {
  const [state, setState] = useState<AnalysisState>({ status: 'idle' });
  const [last, setLast] = useState('');
  const isRunning = useRef(false);

  async function analyze({ url, isFresh = false }: Asked) {
    if (isRunning.current) return;
    isRunning.current = true;
    setLast(url);
    const onStage = (stage: Stage | undefined) => setState({ status: 'analyzing', stage });
    onStage(undefined);
    const answer = await requestAnalysis(url, { language, isFresh, onStage });
    if (answer.status === 'done') rememberResult(answer.analysis.reportUrl);
    setState({ ...answer, arrivedAt: Date.now() });
    isRunning.current = false;
  }

  /** Shows an earlier result. */
  function show(analysis: PresentedAnalysis) {
    if (isRunning.current) return;
    setLast(analysis.url);
    setState({ status: 'done', analysis, arrivedAt: Date.now() });
  }

  return { state, last, analyze, show, isAnalyzing: state.status === 'analyzing' };
}
