import 'server-only';
import { z } from 'zod';
import { runInParser } from '@/lib/web-page/parser/run-in-parser';
import { defineTask } from '@/lib/web-page/parser/task';
import type { Severity, Values } from './check';
import { findCheck } from './checks/find-check';
import type { AuditFacts } from './engine/audit-facts';
import { computeAuditFacts } from './engine/audit-website';
import type { RatingsInput } from './engine/ratings-task';
import { seoCategories } from './engine/score';
import type { StatedRating } from './facts/local-business/stated-ratings';
import { readWebsite } from './visit/read-website';
import { withTimeout } from './visit/with-timeout';

export type { StatedRating } from './facts/local-business/stated-ratings';

/** What the engine finds on a page, in ids and numbers. */
export interface JudgedPage {
  /** ISO 8601. */
  readAt: string;
  /** The website refused our program, which says nothing about its quality. */
  isRefused: boolean;
  metrics: AuditFacts['metrics'];
  /** The checks that failed. */
  faults: readonly PageFault[];
  /** Of businesses, as the page's structured data states them. */
  ratings: readonly StatedRating[];
}

export interface PageFault {
  /** The check's id. */
  id: string;
  reason: string;
  values?: Values;
  /** Undefined for a check that is no more. */
  severity: Severity | undefined;
  /** Whether its category counts in the SEO score. */
  isOfSearch: boolean;
}

interface Question {
  businessName: string;
  /** For the reading, including its wait in the queue of visits. */
  timeoutMs: number;
  clientIp?: string;
}

const ratingsTask = defineTask<RatingsInput, StatedRating[]>({
  file: 'lib/audit/engine/ratings-task.ts',
  cpuMs: 3000,
  maxBytes: 100_000,
  schema: z.array(
    z.object({ rating: z.number(), reviewCount: z.number().nullable(), names: z.array(z.string()) }),
  ),
});

/**
 * Judges the page at an address for another tool, within the queue, limits and cache of all visits; null if it wasn't read in
 * time. Throws AppError when it can't be read, as an audit does.
 */
export async function judgePage(
  address: string,
  { businessName, timeoutMs, clientIp }: Question,
): Promise<JudgedPage | null> {
  const reading = await withTimeout(readWebsite(address, { clientIp }), timeoutMs);
  if (!reading) return null;
  const facts = await computeAuditFacts({ ...reading, businessName });
  const faults = listFaults(facts);
  const isRefused =
    facts.refusal !== undefined ||
    faults.some(({ id, reason }) => id === 'http-status-code' && reason === 'refused');
  return {
    readAt: facts.fetchedAt,
    isRefused,
    metrics: facts.metrics,
    faults,
    // Without them another source is asked; the failure is logged where it happens.
    ratings: isRefused ? [] : await runInParser(ratingsTask, { page: reading.page }).catch(() => []),
  };
}

function listFaults({ findings }: AuditFacts): PageFault[] {
  return findings.flatMap(({ id, outcome }) => {
    if (outcome.status !== 'failed') return [];
    const check = findCheck(id);
    const isOfSearch = seoCategories.some((category) => category === check?.category);
    return [
      {
        id,
        reason: outcome.reason,
        values: outcome.values,
        severity: outcome.severity ?? check?.severity,
        isOfSearch,
      },
    ];
  });
}
