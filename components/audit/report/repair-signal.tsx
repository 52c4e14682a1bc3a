import type { PresentedRepair } from '@/lib/audit/report/presented-repairs';
import { FindingSignal } from './finding-signal';
import type { RepairParts } from './report-parts';

interface RepairSignalProps {
  repair: PresentedRepair;
  /** What a repair that was proven is called. */
  done?: string;
  parts: RepairParts;
}

/** How severe a repair's worst fault is, or that it is done. */
export function RepairSignal({ repair: { type, severity, proof }, done, parts }: RepairSignalProps) {
  const isDone = proof?.state === 'proven' && done !== undefined;
  return (
    <FindingSignal type={isDone ? 'success' : type} parts={parts}>
      {isDone ? done : parts.severity[severity]}
    </FindingSignal>
  );
}
