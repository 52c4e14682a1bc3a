import { z } from 'zod';
import type { AuditFacts } from '../engine/audit-facts';

/**
 * What ends a business online, looked at every day. down: the page doesn't answer. noindex: search engines are kept out.
 * certificate: browsers refuse it. expiring: they soon will. form, phone: what was on the page is gone.
 */
export const essentialSchema = z.enum(['down', 'certificate', 'noindex', 'expiring', 'form', 'phone']);

export type Essential = z.infer<typeof essentialSchema>;

/** `unclear`: the reading says nothing, which is neither an alarm nor an all-clear. */
type Reading = 'fine' | 'fault' | 'unclear';
export type Readings = Readonly<Record<Essential, Reading>>;

/** What a page once had. */
export interface Had {
  form: boolean;
  phone: boolean;
}

/** Refusals of our program, or of too many requests: visitors may be let in. */
const refusals = new Set([401, 403, 407, 429, 451]);

const unclear: Readings = {
  down: 'unclear',
  certificate: 'unclear',
  noindex: 'unclear',
  expiring: 'unclear',
  form: 'unclear',
  phone: 'unclear',
};

/** Readings of a website that could not be read at all, by the code of the failure. */
export function readFailure(code: string): Readings {
  return code === 'tls_error' ? { ...unclear, certificate: 'fault' } : { ...unclear, down: 'fault' };
}

export function readEssentials(facts: AuditFacts, had: Had): Readings {
  const { page, refusal, found } = facts;
  if (refusal || refusals.has(page.status)) return unclear;
  if (page.status >= 400) return { ...unclear, down: 'fault', certificate: 'fine' };
  const isThere = (was: boolean, is: boolean): Reading => (!was || is ? 'fine' : 'fault');
  const isWritten = failsIn(facts, 'client-rendered') === 'fine';
  return {
    down: 'fine',
    certificate: 'fine',
    noindex: failsIn(facts, 'is-crawlable'),
    expiring: failsIn(facts, 'certificate-expiry'),
    form: found && isWritten ? isThere(had.form, found.hasForm ?? false) : 'unclear',
    phone: found && isWritten ? isThere(had.phone, found.tel !== '') : 'unclear',
  };
}

/** What the page has now, or once had. */
export function readHad({ found }: AuditFacts, before: Had = { form: false, phone: false }): Had {
  return {
    form: before.form || (found?.hasForm ?? false),
    phone: before.phone || (found?.tel ?? '') !== '',
  };
}

function failsIn({ findings }: AuditFacts, id: string): Reading {
  const finding = findings.find((each) => each.id === id);
  if (!finding || finding.isBlocked) return 'unclear';
  const { outcome } = finding;
  if (outcome.status === 'passed') return 'fine';
  if (outcome.status !== 'failed') return 'unclear';
  // Only some robots, or a line in the wrong place: read by some search engines, and never all of them.
  const isPartly = outcome.reason === 'only-some-robots' || outcome.reason === 'in-body';
  return isPartly ? 'fine' : 'fault';
}
