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
