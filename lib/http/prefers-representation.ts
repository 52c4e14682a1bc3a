import 'server-only';

/**
 * Whether a client asks for an answer with what was stored (`Prefer: return=representation`), beyond the fields that
 * every client gets: https://www.rfc-editor.org/rfc/rfc7240#section-4.2
 */
export function prefersRepresentation(request: Request): boolean {
  return /\breturn=representation\b/.test(request.headers.get('prefer') ?? '');
}
