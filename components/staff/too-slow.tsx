import { t } from '@/lib/staff/words';
import { DeskFrame } from './desk-frame';

/** A page of the desk whose data could not be read within its budget. */
export function TooSlow(frame: Omit<Parameters<typeof DeskFrame>[0], 'children'>) {
  return (
    <DeskFrame {...frame}>
      <p role="alert">{t('failed.slow')}</p>
    </DeskFrame>
  );
}
