import 'server-only';

export interface AllowedTarget {
  /** Host name as a WHATWG URL contains it: lower case, IPv6 without brackets. */
  host: string;
  fromPort: number;
  toPort: number;
}

/**
 * Reads `host:port[-port],…`, the private addresses that the page fetcher may reach. Null when malformed: with a wrong
 * list the site must not start.
 */
export function parseAllowList(list: string): AllowedTarget[] | null {
  const targets = list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
    .map(parseTarget);
  return targets.every((target) => target !== null) ? targets : null;
}

function parseTarget(item: string): AllowedTarget | null {
  const match = /^(\[[\da-f:.]+\]|[a-z\d._-]+):(\d{1,5})(?:-(\d{1,5}))?$/i.exec(item);
  if (!match) return null;
  const [, host = '', from = '', to = from] = match;
  const [fromPort, toPort] = [Number(from), Number(to)];
  const isPort = fromPort >= 1 && toPort <= 65_535 && fromPort <= toPort;
  const canonical = canonicalHost(host);
  return isPort && canonical !== null ? { host: canonical, fromPort, toPort } : null;
}

/** Addresses are compared in the form of URLs, where `[0::1]` is `[::1]` and `127.1` is `127.0.0.1`. */
function canonicalHost(host: string): string | null {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : null;
}
