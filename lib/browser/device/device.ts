/** Names of systems and browsers are the vendors', the same in every language; `other` is translated in the messages. */
export type OperatingSystem =
  | 'iOS'
  | 'iPadOS'
  | 'Android'
  | 'Windows'
  | 'ChromeOS'
  | 'macOS'
  | 'Linux'
  | 'other';

export type Browser =
  | 'Edge'
  | 'Opera'
  | 'Brave'
  | 'Vivaldi'
  | 'Yandex'
  | 'DuckDuckGo'
  | 'Samsung Internet'
  | 'Firefox'
  | 'Chrome'
  | 'Safari'
  | 'other';

export interface Device {
  /** Tablets count as mobile. */
  type: 'mobile' | 'desktop';
  os: OperatingSystem;
  browser: Browser;
}

/** As shown in the footer; `mobile` is any other mobile device. */
export type DeviceKind = 'iphone' | 'android' | 'mobile' | 'desktop';

export function deviceKind({ type, os }: Device): DeviceKind {
  if (os === 'iOS') return 'iphone';
  if (os === 'Android') return 'android';
  return type;
}
