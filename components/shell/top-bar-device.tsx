import type { Device } from '@/lib/browser/device/device';
import styles from './top-bar.module.css';
import { fillIn, type TopBarIcons, type TopBarWords } from './top-bar-words';

interface TopBarDeviceProps {
  /** Undefined in the prerendered page, which contains the icons of all kinds. */
  device: Device | undefined;
  words: TopBarWords;
  icons: TopBarIcons;
}

const kinds = ['mobile', 'desktop'] as const;

/** The visitor's kind of device as an icon, and the names of its system and browser. */
export function TopBarDevice({ device, words, icons }: TopBarDeviceProps) {
  const shown = device ? [device.type] : kinds;
  return (
    <span className={styles.device}>
      {shown.map((type) => (
        <span
          key={type}
          className={device ? undefined : styles[type]}
          role="img"
          aria-label={words.deviceType[type]}
        >
          {icons[type]}
        </span>
      ))}
      <span className={styles.deviceName}>{device && deviceName(device, words)}</span>
    </span>
  );
}

function deviceName({ os, browser }: Device, words: TopBarWords): string {
  return fillIn(words.device, {
    os: os === 'other' ? words.otherOs : os,
    browser: browser === 'other' ? words.otherBrowser : browser,
  });
}
