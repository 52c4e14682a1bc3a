import { securityText } from '@/lib/metadata/security-text';

/** Generated at build time, so that every deployment extends `Expires`. */
export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(securityText(new Date()), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
