import { AppError, type ErrorCode } from '@/lib/errors';
import type { AuditFacts } from '../engine/audit-facts';

/** Why a rival could not be compared. `busy`: our own lack of time or repeated failures, not the website's fault. */
export const unreadReasons = [
  'address',
  'own',
  'twice',
  'not-found',
  'no-answer',
  'not-html',
  'refused',
  'error-page',
  'busy',
] as const;
export type UnreadReason = (typeof unreadReasons)[number];

const reasons: Partial<Record<ErrorCode, UnreadReason>> = {
  invalid_url: 'address',
  url_not_allowed: 'address',
  dns_failed: 'not-found',
  connect_failed: 'no-answer',
  tls_error: 'no-answer',
  tls_incomplete: 'no-answer',
  tls_failed: 'no-answer',
  timeout: 'no-answer',
  too_many_redirects: 'no-answer',
  bad_response: 'no-answer',
  http_no_status: 'no-answer',
  http_long_head: 'no-answer',
  http_two_lengths: 'no-answer',
  http_bad_chunks: 'no-answer',
  unsupported_encoding: 'no-answer',
  not_html: 'not-html',
};

/** Undefined for our own failures, after which another attempt makes sense. */
export function findReason(error: unknown): UnreadReason | undefined {
  return error instanceof AppError ? reasons[error.code] : undefined;
}

/** The reason for an answer that is not a page, which is not compared; undefined for a 2xx page. */
export function findRefusal({ page, findings, refusal }: AuditFacts): UnreadReason | undefined {
  if (refusal) return 'refused';
  if (page.status >= 200 && page.status < 300) return undefined;
  const outcome = findings.find(({ id }) => id === 'http-status-code')?.outcome;
  return outcome?.status === 'failed' && outcome.reason === 'refused' ? 'refused' : 'error-page';
}
