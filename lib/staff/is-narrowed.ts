import type { LeadFilter } from './schema';

/** Whether a filter leaves out leads of the state that it shows. */
export function isNarrowed({ q, source, service, language, days }: LeadFilter): boolean {
  return q !== '' || source !== '' || service !== '' || language !== '' || days > 0;
}
