import { nameService as nameKnownService } from '@/lib/leads/name-service';
import { t } from './words';

/** The name of a lead's service, as in the mails; a service unknown to this version counts as none. */
export function nameService(service: string): string {
  return nameKnownService(service) || t('services.none');
}
