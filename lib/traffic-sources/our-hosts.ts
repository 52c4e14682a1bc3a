import 'server-only';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { isUnder } from './is-under';

/**
 * Whether a host is the site itself, under any port, as a subdomain or as a preview, or a service that the site sends
 * visitors to and that sends them back.
 */
export function isOurHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '');
  return local.test(name) || isUnder(name, ours) || isPreviewOf(name, ours);
}

const local = /^(?:.+\.)?localhost$|^127(?:\.\d{1,3}){3}$|^\[::1\]$|^0\.0\.0\.0$/;

/** Domains of platforms where each deployment has a host of its own that begins with the project's name. */
const previewDomains = ['vercel.app', 'onrender.com', 'netlify.app', 'pages.dev'];

const ours = [
  env.SITE_URL,
  env.pagesOrigin,
  env.PAYMENT_SUBSCRIBE_URL,
  brand.bookingUrl,
  ...(env.OTHER_HOSTS ?? []).map((host) => `https://${host}`),
].flatMap((address) => (address ? [new URL(address).hostname.replace(/^www\./, '')] : []));

/** A deployment of the same project: `cornerpiece-git-menu-team.vercel.app` beside `cornerpiece.vercel.app`. */
function isPreviewOf(host: string, hosts: readonly string[]): boolean {
  if (!isUnder(host, previewDomains)) return false;
  return hosts.some((own) => host.startsWith(`${own.split('.', 1)[0]}-`));
}
