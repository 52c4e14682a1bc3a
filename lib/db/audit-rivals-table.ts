/** `open` until it has been read, or couldn't be. */
export type RivalState = 'open' | 'read' | 'unread';

/** A website that a report is compared with, at most two for each link. */
export interface AuditRivalsTable {
  id: string;
  /** Token of the report's link. */
  token: string;
  /** Its column in the comparison: 1 or 2. */
  number: number;
  /** As typed. */
  address: string;
  state: RivalState;
  /** Why it couldn't be read; otherwise null. */
  reason: string | null;
  /** RivalRecord as JSON; null until it has been read. */
  record: string | null;
}
