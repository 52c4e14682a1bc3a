import { useTranslations } from 'next-intl';
import { DetectedDevice } from './detected-device';

/** The footer's small line about the visitor's device. */
export function DeviceLine() {
  const t = useTranslations('top-bar.deviceLine');
  return (
    <DetectedDevice
      words={{ iphone: t('iphone'), android: t('android'), mobile: t('mobile'), desktop: t('desktop') }}
    />
  );
}
