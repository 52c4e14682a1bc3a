import type { PresentedRepair } from '@/lib/audit/presented';
import { FindingSignal } from './finding-signal';
import type { RepairTexts } from './report-texts';

interface RepairSignalProps {
  repair: PresentedRepair;
  /** What a repair that was proven is called. */
  done?: string;
  texts: RepairTexts;
}

/** How severe a repair's worst fault is, or that it is done. */
export function RepairSignal({ repair: { type, severity, proof }, done, texts }: RepairSignalProps) {
  const isDone = proof?.state === 'proven' && done !== undefined;
  return (
    <FindingSignal type={isDone ? 'success' : type}>
      {isDone ? done : texts.words.severity[severity]}
    </FindingSignal>
  );
}
