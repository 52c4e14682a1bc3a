import type { Device } from '@/lib/browser/device/device';
import styles from './top-bar.module.css';
import { fillIn, type TopBarIcons, type TopBarWords } from './top-bar-words';

interface TopBarDeviceProps {
  /** Undefined in the prerendered page, which says nothing of it. */
  device: Device | undefined;
  words: TopBarWords;
  icons: TopBarIcons;
}

/** The visitor's kind of device as an icon, and the names of its system and browser. */
export function TopBarDevice({ device, words, icons }: TopBarDeviceProps) {
  return (
    <span className={styles.device}>
      {device && (
        <>
          <span role="img" aria-label={words.deviceType[device.type]}>
            {icons[device.type]}
          </span>
          <span className={styles.deviceName}>{deviceName(device, words)}</span>
        </>
      )}
    </span>
  );
}

function deviceName({ os, browser }: Device, words: TopBarWords): string {
  return fillIn(words.device, {
    os: os === 'other' ? words.otherOs : os,
    browser: browser === 'other' ? words.otherBrowser : browser,
  });
}
