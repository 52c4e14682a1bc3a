import { useRef, useState } from 'react';
import { type AnalysisAnswer, requestAnalysis, type Stage } from './request-analysis';

export type AnalysisState =
  | { status: 'idle' }
  | { status: 'analyzing'; stage: Stage | undefined }
  | (AnalysisAnswer & { arrivedAt: number });

interface Asked {
  url: string;
  /** Reads the page again although the server remembers it. */
  isFresh?: boolean;
}

/** Runs one analysis at a time; `last` is the address it is or was about. */
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
    setState({ ...answer, arrivedAt: Date.now() });
    isRunning.current = false;
  }

  return { state, last, analyze, isAnalyzing: state.status === 'analyzing' };
}
