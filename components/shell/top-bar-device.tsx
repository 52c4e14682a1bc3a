import type { Device } from '@/lib/browser/device/device';
import styles from './top-bar.module.css';
import { fillIn, type TopBarIcons, type TopBarWords } from './top-bar-words';

interface TopBarDeviceProps {
  device: Device;
  words: TopBarWords;
  icons: TopBarIcons;
}

/** The visitor's kind of device as a picture, and its system and browser by name. */
export function TopBarDevice({ device: { type, os, browser }, words, icons }: TopBarDeviceProps) {
  return (
    <span className={styles.device}>
      <span role="img" aria-label={words.deviceType[type]}>
        {icons[type]}
      </span>
      <span className={styles.deviceName}>
        {fillIn(words.device, {
          os: os === 'other' ? words.otherOs : os,
          browser: browser === 'other' ? words.otherBrowser : browser,
        })}
      </span>
    </span>
  );
}
