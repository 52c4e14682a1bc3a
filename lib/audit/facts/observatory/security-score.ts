import type { Visit } from '../../check';
import { judgePolicies } from '../content-security-policy/judge-policies';
import { judgeCookies } from './judge-cookies';
import { judgeForms } from './judge-forms';
import { judgeFraming } from './judge-framing';
import { judgeIsolation } from './judge-isolation';
import { judgeMixedContent } from './judge-mixed-content';
import { judgeRedirection } from './judge-redirection';
import { judgeReferrer } from './judge-referrer';
import { judgeScripts } from './judge-scripts';
import { judgeSharing, judgeSniffing } from './judge-sharing';
import { judgeTransport } from './judge-transport';
import { points } from './points';

/** Bonuses count only for pages with at most ten lost points. */
const BONUS_FROM = 90;

/**
 * The security score of a page, 0–100: the HTTP Observatory's calculation for the page itself, with the differences
 * listed in the README. The same answers give the same score.
 */
export function securityScore(visit: Visit): number {
  return scorePoints(securityPoints(visit));
}

/** Points of each rule, in the order of the Observatory. */
export function securityPoints(visit: Visit): Record<keyof typeof points, number> {
  return {
    policies: points.policies[judgePolicies(visit).verdict],
    cookies: points.cookies[judgeCookies(visit).verdict],
    sharing: points.sharing[judgeSharing(visit).verdict],
    redirection: points.redirection[judgeRedirection(visit).verdict],
    referrer: points.referrer[judgeReferrer(visit).verdict],
    transport: points.transport[judgeTransport(visit).verdict],
    scripts: points.scripts[judgeScripts(visit).verdict],
    sniffing: points.sniffing[judgeSniffing(visit).verdict],
    framing: points.framing[judgeFraming(visit).verdict],
    resourcePolicy: points.resourcePolicy[judgeIsolation(visit, 'cross-origin-resource-policy').verdict],
    openerPolicy: points.openerPolicy[judgeIsolation(visit, 'cross-origin-opener-policy').verdict],
    embedderPolicy: points.embedderPolicy[judgeIsolation(visit, 'cross-origin-embedder-policy').verdict],
    mixedContent: points.mixedContent[judgeMixedContent(visit).verdict],
    forms: points.forms[judgeForms(visit).verdict],
  };
}

/** 100 minus the lost points, plus the bonuses if at least 90 are left; limited to 0–100. */
export function scorePoints(given: Readonly<Record<string, number>>): number {
  const values = Object.values(given);
  const lost = values.filter((value) => value < 0).reduce((sum, value) => sum + value, 0);
  const won = values.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
  const base = 100 + lost;
  return Math.min(Math.max(base >= BONUS_FROM ? base + won : base, 0), 100);
}
