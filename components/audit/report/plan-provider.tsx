'use client';

import { type ReactNode, useState } from 'react';
import type { RepairPlan } from '@/lib/audit/presented';
import { PlanContext } from './plan-state';
import { ProofHistory } from './proof-history';
import { RepairProof } from './repair-proof';

/** Holds the plan of repairs, which changes when the whole website has been read or a repair was proven. */
export function PlanProvider({ plan: initial, children }: { plan: RepairPlan; children: ReactNode }) {
  const [plan, replace] = useState(initial);
  return (
    <PlanContext value={{ plan, replace, Proof: RepairProof, History: ProofHistory }}>{children}</PlanContext>
  );
}
