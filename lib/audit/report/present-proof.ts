import { brand } from '@/lib/config/brand';
import { isolateValues } from '@/lib/i18n/isolate-values';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { PresentedProof, RepairPlan } from '../presented';
import { findProof } from '../proof/find-proof';
import { whyUnprovable } from '../proof/plan-proof';
import type { LeftFault } from '../proof/proof';
import type { PlannedRepair } from '../repairs/plan-repairs';
import { shortAddress } from './present-places';
import type { RepairSubject } from './repair-subject';
import { isSiteCheck, nameRepair } from './words/name-repair';
import type { RepairWords } from './words/repair-words';

/** How a repair is proven, and what the last try has shown. Null where nobody can press a button: in a mail. */
export function presentProof(
  repair: PlannedRepair,
  { facts, site, proofs }: RepairSubject,
  words: RepairWords,
): PresentedProof | null {
  if (!proofs) return null;
  const { t, locale } = words;
  const why = whyUnprovable(repair);
  if (why) return { state: 'unprovable', text: t(`proof.${why}`), lines: [] };
  const last = findProof(repair, proofs.tries, { facts, site });
  if (!last) return { state: 'open', text: '', lines: [] };
  const origin = site?.origin ?? new URL(facts.page.url).origin;
  const moment = writeMoment(last.triedAt, locale);
  const { read, of: total } = last;
  return {
    state: last.state,
    text: t(`proof.${last.state}`, { ...isolateValues({ moment }, locale), read, total }),
    lines: last.left.map((fault) => writeLeft(fault, origin, words)),
  };
}

/** What surrounds the proofs of a plan: where the button posts, and the repairs that were proven. */
export function presentProofs({ site, proofs }: RepairSubject, words: RepairWords): RepairPlan['proof'] {
  if (!proofs) return null;
  const { locale } = words;
  const total = site?.pages.length ?? 0;
  return {
    path: `/api/reports/${proofs.token}/repairs`,
    locale,
    history: proofs.tries
      .filter(({ state }) => state === 'proven')
      .map(({ repair, triedAt, cause }) => ({
        id: `${repair}-${triedAt}`,
        title: nameRepair(cause, total, words),
        at: writeMoment(triedAt, locale),
      })),
  };
}

function writeLeft({ id, reason, urls, count }: LeftFault, origin: string, words: RepairWords): string {
  const { t, site, checks, locale } = words;
  const siteTitle = isSiteCheck(id) ? site(`findings.${id}.title`) : id;
  const fault = reason === null ? siteTitle : checks.title(id, reason);
  const list = new Intl.ListFormat(locales[locale].hrefLang, { type: 'unit' });
  const pages = list.format(
    urls.map((url) => `${isolateValues({ url: shortAddress(url, origin) }, locale).url}`),
  );
  const more = count > urls.length ? ` ${site('item.more', { count: count - urls.length })}` : '';
  return t('proof.leftOn', { fault, pages: `${pages}${more}` });
}

/** Day and time in Brisbane. */
function writeMoment(ms: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locales[locale].hrefLang, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  }).format(ms);
}
