import { brand } from '@/lib/config/brand';
import { dayMs } from '@/lib/durations';
import { absoluteUrl } from './absolute-url';

/** Half a year; the limit is one year. https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 */
const VALID_MS = 182 * dayMs;

/** Where to report a vulnerability of the site. https://www.rfc-editor.org/rfc/rfc9116 */
export function securityText(now: Date): string {
  return [
    `Contact: mailto:${brand.supportEmail}`,
    `Contact: ${absoluteUrl('/contact')}`,
    `Expires: ${new Date(now.getTime() + VALID_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
