import type { TestPostgres } from '../../tests/support/postgres';

/** One line of the table. */
export interface FaultRow {
  fault: string;
  acknowledged: number;
  /** Acknowledged, but in no list of leads or in no mail. */
  lost: number;
  /** In two lists or mails. */
  twice: number;
  /** The answers, and how many got them. */
  saw: string;
  /** What else is wrong, one sentence each; the command fails then. */
  wrong: string[];
}

interface FaultOptions {
  kills: number;
  addresses: number;
  /** How long visitors write while a fault lasts. */
  seconds: number;
  random: () => number;
  postgres: TestPostgres;
}

/** Provokes one kind of fault, in one or several ways. */
export type Fault = (options: FaultOptions) => AsyncGenerator<FaultRow>;
