/** `open` until it was read, or could not be. */
export type RivalState = 'open' | 'read' | 'unread';

/** A website that a report is compared with, at most two for each link. */
export interface AuditRivalsTable {
  id: string;
  /** Of the report. */
  token: string;
  /** Its column: 1 or 2. */
  number: number;
  /** As typed. */
  address: string;
  state: RivalState;
  /** When it is read next. Claiming adds the lease to it, so that the claim of a process that died expires. */
  due_at: number;
  /** Of the process that reads it; null for none. */
  claim: string | null;
  attempts: number;
  /** Why it could not be read; null otherwise. */
  reason: string | null;
  /** RivalRecord as JSON; null until it was read. */
  record: string | null;
}
