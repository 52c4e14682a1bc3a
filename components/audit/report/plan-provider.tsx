'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { PlanContext, type PlanState } from './plan-state';
import { ProofHistory } from './proof-history';
import { RepairProof } from './repair-proof';

interface PlanProviderProps extends Pick<PlanState, 'plan' | 'words' | 'isProvisional'> {
  children: ReactNode;
}

/** Holds the plan of repairs, which changes when the whole website has been read or a repair was proven. */
export function PlanProvider({ plan: initial, isProvisional: isOpen, words, children }: PlanProviderProps) {
  const [plan, replace] = useState(initial);
  const [isProvisional, setIsProvisional] = useState(isOpen);
  const settle = useCallback(() => setIsProvisional(false), []);
  return (
    <PlanContext
      value={{ plan, replace, isProvisional, settle, words, Proof: RepairProof, History: ProofHistory }}
    >
      {children}
    </PlanContext>
  );
}
