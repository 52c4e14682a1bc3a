import type { PresentedAdvice } from './advice';

/** The page an advice links to: our tool if it recommends one, otherwise the section of its first service, otherwise all services. */
export function advicePage({ id, serviceIds: [service] }: Pick<PresentedAdvice, 'id' | 'serviceIds'>) {
  if (id === 'free-audit') return { page: 'audit', anchor: '' } as const;
  return { page: 'services', anchor: service ? `#${service}` : '' } as const;
}
