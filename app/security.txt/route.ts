import { securityText } from '@/lib/metadata/security-text';

/** Made at build time, so that `Expires` moves with every deployment. */
export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(securityText(new Date()), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
