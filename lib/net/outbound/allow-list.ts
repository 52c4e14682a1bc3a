import 'server-only';
import type { AllowedTarget } from '@/lib/config/outbound-allow';

export type { AllowedTarget };

export function isAllowed(url: URL, allowed: readonly AllowedTarget[]): boolean {
  const port = readPort(url);
  const host = bareHost(url);
  return allowed.some((target) => target.host === host && port >= target.fromPort && port <= target.toPort);
}

export function readPort({ port, protocol }: URL): number {
  if (port) return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

/** Host name without the brackets of IPv6 addresses. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
