import { leadServices } from '@/lib/leads/schema';
import { t } from './words';

/** A lead's service in words; one that this version doesn't know counts as none. */
export function nameService(service: string): string {
  return t(`services.${leadServices.find((known) => known === service && known !== '') || 'none'}`);
}
