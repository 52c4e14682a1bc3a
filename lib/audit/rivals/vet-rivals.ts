import 'server-only';
import { env } from '@/lib/config/env';
import { vetUrl } from '@/lib/net/outbound/vet-url';
import { toRegistrableDomain } from '../visit/registrable-domain';
import type { NewRival } from './rivals-store';

/** Columns besides the report's own. */
const mostRivals = 2;

/**
 * The entered addresses without empty ones. An invalid address, the report's own website or a duplicate gets a reason
 * and is never read; the report shows the reason and is otherwise unaffected.
 */
export function vetRivals(typed: readonly (string | undefined)[], own: string): NewRival[] {
  const known = new Set([identifySite(new URL(own))]);
  const rivals: NewRival[] = [];
  for (const address of typed.map((text) => text?.trim() ?? '')) {
    if (address === '' || rivals.length === mostRivals) continue;
    const site = readSite(address);
    const isOwn = site === identifySite(new URL(own));
    const reason = !site ? 'address' : isOwn ? 'own' : known.has(site) ? 'twice' : null;
    if (site) known.add(site);
    rivals.push({ address, reason });
  }
  return rivals;
}

function readSite(address: string): string | null {
  try {
    return identifySite(vetUrl(address, env.OUTBOUND_ALLOW));
  } catch {
    return null;
  }
}

function identifySite(url: URL): string {
  return `${toRegistrableDomain(url)}:${url.port}`;
}
