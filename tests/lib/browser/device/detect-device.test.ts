import { detectDevice } from '@/lib/browser/device/detect-device';
import { deviceKind } from '@/lib/browser/device/device';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit}`;
const pixel = `Mozilla/5.0 (Linux; Android 10; K) ${blink}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink}`;
const chrome = 'Chrome/141.0.0.0';

const devices = [
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 'mobile', 'iOS', 'Safari', 'iphone'],
  [`${iPhone} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 'mobile', 'iOS', 'Chrome', 'iphone'],
  [`${iPhone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'mobile', 'iOS', 'Firefox', 'iphone'],
  [`${iPhone} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1`, 'mobile', 'iOS', 'Edge', 'iphone'],
  [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/400.0]`, 'mobile', 'iOS', 'other', 'iphone'],
  [`${pixel} ${chrome} Mobile Safari/537.36`, 'mobile', 'Android', 'Chrome', 'android'],
  [
    `${pixel} SamsungBrowser/28.0 ${chrome} Mobile Safari/537.36`,
    'mobile',
    'Android',
    'Samsung Internet',
    'android',
  ],
  [`${pixel} ${chrome} Safari/537.36`, 'mobile', 'Android', 'Chrome', 'android'],
  [
    'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
    'mobile',
    'Android',
    'Firefox',
    'android',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${webKit} Version/12.1 Mobile/15E148 Safari/604.1`,
    'mobile',
    'iPadOS',
    'Safari',
    'mobile',
  ],
  [
    'Mozilla/5.0 (Mobile; Nokia_2720; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
    'mobile',
    'other',
    'Firefox',
    'mobile',
  ],
  [
    `Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) ${blink} Chrome/52.0 Mobile Safari/537.36 Edge/15.15063`,
    'mobile',
    'Windows',
    'Edge',
    'mobile',
  ],
  [`${windows} ${chrome} Safari/537.36`, 'desktop', 'Windows', 'Chrome', 'desktop'],
  [`${windows} ${chrome} Safari/537.36 Edg/141.0.0.0`, 'desktop', 'Windows', 'Edge', 'desktop'],
  [`${windows} ${chrome} Safari/537.36 OPR/122.0.0.0`, 'desktop', 'Windows', 'Opera', 'desktop'],
  [`${mac} Version/18.5 Safari/605.1.15`, 'desktop', 'macOS', 'Safari', 'desktop'],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'desktop',
    'Linux',
    'Firefox',
    'desktop',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} ${chrome} Safari/537.36`,
    'desktop',
    'ChromeOS',
    'Chrome',
    'desktop',
  ],
  ['', 'desktop', 'other', 'other', 'desktop'],
] as const;

describe('the device of a visitor', () => {
  it.each(devices)('%s', (userAgent, type, os, browser, kind) => {
    const device = detectDevice({ userAgent });
    expect(device).toEqual({ type, os, browser });
    expect(deviceKind(device)).toBe(kind);
  });

  it('has a type, an operating system and a browser [TOPBAR-10]', () => {
    const phone = detectDevice({ userAgent: `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1` });
    const computer = detectDevice({ userAgent: `${windows} ${chrome} Safari/537.36` });
    expect(phone).toEqual({ type: 'mobile', os: 'iOS', browser: 'Safari' });
    expect(computer).toEqual({ type: 'desktop', os: 'Windows', browser: 'Chrome' });
  });

  it('is an iPad where a Mac has a touch screen', () => {
    const userAgent = `${mac} Version/18.5 Safari/605.1.15`;
    const tablet = detectDevice({ userAgent, maxTouchPoints: 5 });
    expect(tablet).toEqual({ type: 'mobile', os: 'iPadOS', browser: 'Safari' });
    expect(deviceKind(tablet)).toBe('mobile');
  });

  it('is detected by client hints where the user agent is reduced', () => {
    const userAgentData = { mobile: true, brands: [{ brand: 'Not/A)Brand' }, { brand: 'Brave' }] };
    const device = detectDevice({
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${blink} ${chrome}`,
      userAgentData,
    });
    expect(device).toEqual({ type: 'mobile', os: 'Linux', browser: 'Brave' });
  });
});
