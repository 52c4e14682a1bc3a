/** A press of “I've done this” beside a repair of a report, and what reading the website again has shown. */
export interface RepairProofsTable {
  /** Token of the report's link. */
  token: string;
  /** Id of the repair, the same for the same cause in another run. */
  repair: string;
  tried_at: number;
  /** Proof as JSON, without words. */
  proof: string;
}

/** A website that is being read for a press, so that a second press, in any process, waits for its result. */
export interface ProofReadingsTable {
  token: string;
  repair: string;
  /** Id of the press. */
  claim: string;
  /** When another press may read, although this one didn't end. */
  expires_at: number;
}
