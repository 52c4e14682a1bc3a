import type { Browser, Device, OperatingSystem } from './device';

/** The properties of `navigator` that identify a device. */
interface Hints {
  userAgent: string;
  maxTouchPoints?: number;
  /** Chromium's client hints, without requesting high-entropy ones: https://wicg.github.io/ua-client-hints/#navigatorua */
  userAgentData?: { mobile: boolean; brands: readonly { brand: string }[] };
}

// The order matters: the user agents of Windows phones contain Android, those of Android contain Linux.
const systems: readonly [RegExp, OperatingSystem][] = [
  [/iPhone|iPod/, 'iOS'],
  [/iPad/, 'iPadOS'],
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

// Nearly all user agents contain Chrome and Safari, so these two come last.
const browsers: readonly [RegExp, Browser][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\/|OPiOS\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Vivaldi\//, 'Vivaldi'],
  [/YaBrowser\//, 'Yandex'],
  [/DuckDuckGo\/|Ddg\//, 'DuckDuckGo'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Version\/(?:(?!Version\/).)*Safari\//, 'Safari'],
];

/** Browsers with Chrome's user agent, distinguishable only by their brand. */
const hiddenBrands = new Map<string, Browser>([
  ['Brave', 'Brave'],
  ['Vivaldi', 'Vivaldi'],
]);

/** The visitor's kind of device, system and browser, as reported by the browser. */
export function detectDevice(hints: Hints): Device {
  const os = operatingSystem(hints);
  return { type: isMobile(hints, os) ? 'mobile' : 'desktop', os, browser: browser(hints) };
}

function operatingSystem({ userAgent, maxTouchPoints = 0 }: Hints): OperatingSystem {
  const os = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';
  // iPads have a Mac's user agent; no Mac has a touch screen.
  return os === 'macOS' && maxTouchPoints > 1 ? 'iPadOS' : os;
}

function isMobile({ userAgent, userAgentData }: Hints, os: OperatingSystem): boolean {
  return (
    userAgentData?.mobile === true ||
    ['iOS', 'iPadOS', 'Android'].includes(os) ||
    /Mobi|Tablet(?! PC)/.test(userAgent)
  );
}

function browser({ userAgent, userAgentData }: Hints): Browser {
  for (const { brand } of userAgentData?.brands ?? []) {
    const known = hiddenBrands.get(brand);
    if (known) return known;
  }
  return browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';
}
