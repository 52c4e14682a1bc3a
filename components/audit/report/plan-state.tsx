'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import type { RepairPlan } from '@/lib/audit/report/presented-repairs';

interface PlanState {
  plan: RepairPlan;
  replace: (plan: RepairPlan) => void;
}

const PlanContext = createContext<PlanState | null>(null);

/** Holds the plan of repairs, which changes when the whole website has been read. */
export function PlanProvider({ plan: initial, children }: { plan: RepairPlan; children: ReactNode }) {
  const [plan, replace] = useState(initial);
  return <PlanContext value={{ plan, replace }}>{children}</PlanContext>;
}

/** Null outside of a provider. */
export function usePlanState(): PlanState | null {
  return use(PlanContext);
}
