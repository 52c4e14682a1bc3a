import { Icon } from '@/components/ui/icon';
import type { Device } from '@/lib/browser/device/device';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import styles from './top-bar.module.css';

interface TopBarDeviceProps {
  /** Undefined in the prerendered page, which says nothing of it. */
  device: Device | undefined;
  words: Pick<Messages['top-bar'], 'device' | Device['type'] | 'otherOs' | 'otherBrowser'>;
}

/** The visitor's kind of device as an icon, and the names of its system and browser. */
export function TopBarDevice({ device, words }: TopBarDeviceProps) {
  return (
    <span className={styles.device}>
      {device && (
        <>
          <span role="img" aria-label={words[device.type]}>
            <Icon name={device.type === 'mobile' ? 'smartphone' : 'laptop'} />
          </span>
          <span className={styles.deviceName}>{deviceName(device, words)}</span>
        </>
      )}
    </span>
  );
}

function deviceName({ os, browser }: Device, words: TopBarDeviceProps['words']): string {
  return fill(words.device, {
    os: os === 'other' ? words.otherOs : os,
    browser: browser === 'other' ? words.otherBrowser : browser,
  });
}
