import type { PresentedAdvice } from './advice';

/** Where the advice is a tool of ours, that tool; elsewhere the section of its first service, or all services. */
export function advicePage({ id, serviceIds: [service] }: Pick<PresentedAdvice, 'id' | 'serviceIds'>) {
  if (id === 'free-audit') return { page: 'audit', anchor: '' } as const;
  return { page: 'services', anchor: service ? `#${service}` : '' } as const;
}
