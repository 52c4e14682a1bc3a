'use client';

import { type ReactNode, useState } from 'react';
import { PlanContext, type PlanState } from './plan-state';
import { ProofHistory } from './proof-history';
import { RepairProof } from './repair-proof';

interface PlanProviderProps extends Pick<PlanState, 'plan' | 'words'> {
  children: ReactNode;
}

/** Holds the plan of repairs, which changes when the whole website has been read or a repair was proven. */
export function PlanProvider({ plan: initial, words, children }: PlanProviderProps) {
  const [plan, replace] = useState(initial);
  return (
    <PlanContext value={{ plan, replace, words, Proof: RepairProof, History: ProofHistory }}>
      {children}
    </PlanContext>
  );
}
