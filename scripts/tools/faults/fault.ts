import type { TestPostgres } from '../../../tests/support/postgres';

/** One row of the table. */
export interface FaultRow {
  fault: string;
  acknowledged: number;
  /** Acknowledged, but missing in the list of leads or in mail. */
  lost: number;
  /** Stored or mailed twice. */
  twice: number;
  /** The responses and their numbers. */
  saw: string;
  /** Other faults, one sentence each; with any, the command fails. */
  wrong: string[];
}

interface FaultOptions {
  kills: number;
  addresses: number;
  /** How long visitors send enquiries during a fault. */
  seconds: number;
  random: () => number;
  postgres: TestPostgres;
}

/** Provokes one kind of fault, in one or several ways. */
export type Fault = (options: FaultOptions) => AsyncGenerator<FaultRow>;
