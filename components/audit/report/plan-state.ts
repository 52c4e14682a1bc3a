'use client';

import { createContext, use } from 'react';
import type { RepairPlan } from '@/lib/audit/presented';
import type { Messages } from '@/lib/i18n/messages';
import type { ProofHistory } from './proof-history';
import type { RepairProof } from './repair-proof';

export interface PlanState {
  plan: RepairPlan;
  replace: (plan: RepairPlan) => void;
  /** The rest of the website is still being read, and may change the plan. */
  isProvisional: boolean;
  settle: () => void;
  /** Of what proves repairs. */
  words: Messages['audit-repairs']['proof']['labels'];
  /** What proves repairs: given here, so that pages where nothing can be proven don't load it. */
  Proof: typeof RepairProof;
  History: typeof ProofHistory;
}

export const PlanContext = createContext<PlanState | null>(null);

/** Null outside of a provider. */
export function usePlanState(): PlanState | null {
  return use(PlanContext);
}
