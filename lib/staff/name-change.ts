import 'server-only';
import { staffActions } from './changes-store';
import { t } from './words';

/** A row of the audit trail as words; a newer version of the code may have written others. */
export function nameChange(action: string): string {
  return t(`changes.${staffActions.find((known) => known === action) ?? 'unknown'}`);
}
