import type { PresentedRepair } from '@/lib/audit/presented';
import { FindingSignal } from './finding-signal';
import { usePlanState } from './plan-state';
import type { RepairTexts } from './report-texts';

interface RepairSignalProps {
  repair: PresentedRepair;
  texts: RepairTexts;
}

/** How severe a repair's worst fault is, or that it is done. */
export function RepairSignal({ repair: { type, severity, proof }, texts }: RepairSignalProps) {
  const done = usePlanState()?.words.done;
  return proof?.state === 'proven' && done !== undefined ? (
    <FindingSignal type="success">{done}</FindingSignal>
  ) : (
    <FindingSignal type={type}>{texts.words.severity[severity]}</FindingSignal>
  );
}
