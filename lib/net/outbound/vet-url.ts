import 'server-only';
import { isIP } from 'node:net';
import { FetchError } from '../fetch-error';
import { type AllowedTarget, bareHost, isAllowed, readPort } from './allow-list';
import { isPublicAddress } from './is-public-address';

const MAX_LENGTH = 2048;
const ports = new Set([80, 443, 8080, 8443]);

/** Domains that resolve to a private network, or not at all. https://www.iana.org/assignments/special-use-domain-names/ */
const privateSuffixes = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'home.arpa',
  'in-addr.arpa',
  'ip6.arpa',
  'test',
  'invalid',
  'onion',
  'alt',
];

/**
 * Returns the checked form of an address, the only one to use afterwards: parsed once, http or https, without user,
 * password and fragment, on a web port, with a public-looking host. Throws FetchError `invalid_url` or
 * `url_not_allowed`. The addresses of the host name are checked before connecting (resolve-host.ts).
 */
export function vetUrl(address: string, allowed: readonly AllowedTarget[] = []): URL {
  const text = address.trim();
  if (text === '' || text.length > MAX_LENGTH) throw new FetchError('invalid_url');
  const url = parseUrl(withScheme(text));
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchError('url_not_allowed');
  // Without a scheme it is an email address in the wrong field.
  if (url.username !== '' || url.password !== '')
    throw new FetchError(namesScheme(text) ? 'url_not_allowed' : 'invalid_url');
  url.hash = '';
  // Escaping can make an address nine times as long.
  if (url.href.length > MAX_LENGTH) throw new FetchError('invalid_url');
  if (isAllowed(url, allowed)) return url;
  if (!ports.has(readPort(url))) throw new FetchError('url_not_allowed');
  vetHost(url);
  return url;
}

/** Whether an address has a scheme; otherwise `vetUrl` uses https. */
export function namesScheme(address: string): boolean {
  const text = address.trim();
  return withScheme(text) === text;
}

/** Visitors enter `example.com` and `example.com:8080/x`, which have no scheme although they may contain a colon. */
function withScheme(text: string): string {
  const scheme = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(text);
  if (!scheme) return `https://${text.replace(/^[/\\]{2}/, '')}`;
  const [, name = '', rest = ''] = scheme;
  const isPort = /^\d{1,5}(?:[/?#\\]|$)/.test(rest) && !/^https?$/i.test(name);
  return isPort ? `https://${text}` : text;
}

function parseUrl(text: string): URL {
  try {
    return new URL(text);
  } catch (cause) {
    throw new FetchError('invalid_url', { cause });
  }
}

function vetHost(url: URL): void {
  const host = bareHost(url);
  if (isIP(host)) {
    if (!isPublicAddress(host)) throw new FetchError('url_not_allowed');
    return;
  }
  const name = host.replace(/\.$/, '');
  const labels = name.split('.');
  if (labels.some((label) => label === '' || label.length > 63) || name.length > 253) {
    throw new FetchError('invalid_url');
  }
  if (isPrivateName(name) || labels.length < 2) throw new FetchError('url_not_allowed');
  url.hostname = name;
}

function isPrivateName(name: string): boolean {
  return privateSuffixes.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
}
