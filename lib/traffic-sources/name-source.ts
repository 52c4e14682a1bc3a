import type { ArrivalField } from '@/lib/site/arrival-fields';
import { isUnder } from './is-under';
import { type KnownSource, knownSources, paymentHosts } from './known-sources';

export type ToldSource = Partial<
  Record<Extract<ArrivalField, 'utm_source' | 'utm_medium' | 'referrer'>, string | null | undefined>
>;

/**
 * What brought a visitor, under one name for all its spellings, hosts and apps (“Facebook”, “Google Ads”, “spring-mail”);
 * undefined if nothing is known, or if it is one of ours. A tag counts before the referrer.
 * @param isOurs whether a host is the site's own, or one that it sends visitors to
 */
export function nameSource(told: ToldSource, isOurs: (host: string) => boolean): string | undefined {
  const isPaid = paidMedium.test(told.utm_medium?.trim() ?? '');
  const tag = told.utm_source?.trim();
  if (tag && !isNoSource(tag, isOurs)) return nameTag(tag, isPaid);
  const host = told.referrer
    ?.trim()
    .toLowerCase()
    .replace(/^www\./, '');
  if (!host || isNoSource(host, isOurs)) return undefined;
  const source = findHost(host);
  return source ? nameClick(source, isPaid) : host;
}

/** Whether somebody who comes from a host didn't come from elsewhere: it is ours, or one where they paid. */
export function isNoSource(host: string, isOurs: (host: string) => boolean): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return isUnder(name, paymentHosts) || isOurs(name);
}

/** As in Google Analytics, https://support.google.com/analytics/answer/9756891, and what else people write. */
const paidMedium =
  /cp[acmv]|(?:^|[ _-])paid|^(?:advert|sponsored)|^(?:ppc|retargeting|remarketing|display|banner|ads?)$/i;

/** “fb ads”, “google-cpc”, “Google (Ads)”. */
const paidEnding = / (?:ads?|adwords|cpc|ppc|paid)$/;

function nameTag(tag: string, isPaid: boolean): string {
  const spelling = tag
    .toLowerCase()
    .replace(/[\s_()[\]-]+/g, ' ')
    .trim();
  const base = spelling.replace(paidEnding, '');
  const source =
    findSpelling(spelling) ?? findSpelling(base) ?? findHost(tag.toLowerCase().replace(/^www\./, ''));
  if (!source) return tag;
  return nameClick(source, isPaid || (base !== spelling && !findSpelling(spelling)));
}

function nameClick({ name, ads }: KnownSource, isPaid: boolean): string {
  return isPaid ? (ads ?? `${name} ads`) : name;
}

function findSpelling(spelling: string): KnownSource | undefined {
  return knownSources.find(
    ({ name, spellings }) => name.toLowerCase() === spelling || spellings?.includes(spelling),
  );
}

function findHost(host: string): KnownSource | undefined {
  const name = host.replace(/:\d+$/, '');
  return knownSources.find(({ hosts }) => hosts && isUnder(name, hosts));
}
