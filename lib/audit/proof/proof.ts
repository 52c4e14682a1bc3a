import { z } from 'zod';
import { causeSchema } from '../causes/cause';

/** What is still there: a fault of pages with its reason, or one of the whole website. */
const leftFault = z.object({
  id: z.string(),
  /** Null for a fault of the whole website. */
  reason: z.string().nullable(),
  /** The first few addresses with it. */
  urls: z.array(z.string()).readonly(),
  count: z.number(),
});

/** What reading a website again has shown of one repair. */
export const proofSchema = z.object({
  /**
   * proven: none of its faults is left. left: some are. refused: a protection against robots answered. closed: robots.txt
   * disallows what had to be read. unread: something could not be read, or gave no clear answer.
   */
  state: z.enum(['proven', 'left', 'refused', 'closed', 'unread']),
  left: z.array(leftFault).readonly(),
  /** Pages that were read, of those that the repair concerns. */
  read: z.number(),
  of: z.number(),
  /** What names the repair, once its cause is gone. */
  cause: causeSchema.pick({ kind: true, faults: true, site: true }),
});

export type Proof = z.infer<typeof proofSchema>;
export type LeftFault = Proof['left'][number];
export type ProofState = Proof['state'];

/** A proof, or a try at one. */
export interface StoredProof extends Proof {
  /** Id of the repair. */
  repair: string;
  triedAt: number;
}
