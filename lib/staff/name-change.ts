import 'server-only';
import { staffActions } from './changes-store';
import { t } from './words';

/** The label of an action in the audit trail; a newer version of the site may have written unknown ones. */
export function nameChange(action: string): string {
  return t(`changes.${staffActions.find((known) => known === action) ?? 'unknown'}`);
}
