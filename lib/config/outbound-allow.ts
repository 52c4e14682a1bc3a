import 'server-only';

export interface AllowedTarget {
  /** Host name as in a WHATWG URL: lower case; IPv6 without brackets. */
  host: string;
  fromPort: number;
  toPort: number;
}

/**
 * Parses `host:port[-port],…`, the private addresses that the page fetcher may reach. Null if the list is malformed, with
 * which the site must not start.
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

/** A host as in a URL, in which `[0::1]` becomes `[::1]` and `127.1` becomes `127.0.0.1`. */
function canonicalHost(host: string): string | null {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : null;
}
