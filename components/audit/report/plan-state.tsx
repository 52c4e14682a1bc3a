'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import type { RepairPlan } from '@/lib/audit/report/presented-repairs';
import { RepairProof } from './repair-proof';

interface PlanState {
  plan: RepairPlan;
  replace: (plan: RepairPlan) => void;
  /** Says that a repair is done: given here, so that pages where nothing can be proven don't load it. */
  Proof: typeof RepairProof;
}

const PlanContext = createContext<PlanState | null>(null);

/** Holds the plan of repairs, which changes when the whole website has been read. */
export function PlanProvider({ plan: initial, children }: { plan: RepairPlan; children: ReactNode }) {
  const [plan, replace] = useState(initial);
  return <PlanContext value={{ plan, replace, Proof: RepairProof }}>{children}</PlanContext>;
}

/** Null outside of a provider. */
export function usePlanState(): PlanState | null {
  return use(PlanContext);
}
