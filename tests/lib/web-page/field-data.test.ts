import { log } from '@/lib/log/log';
import { fetchFieldData } from '@/lib/web-page/field-data';
import {
  chromeReportKey,
  type FakeChromeReport,
  startFakeChromeReport,
} from '@/tests/support/fake-chrome-report';
import { allFailureModes, patienceMs } from '@/tests/support/fake-provider';

const pageUrl = 'https://www.smith.example/hot-water';
const origin = 'https://www.smith.example';
let chrome: FakeChromeReport;
let warned: jest.SpyInstance;

beforeEach(() => {
  warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  warned.mockRestore();
  await chrome.close();
});

const ask = (key: string | undefined = chromeReportKey) =>
  fetchFieldData(pageUrl, { key, baseUrl: chrome.baseUrl, deadlineMs: patienceMs(chrome.failureMode) });

describe('field data', () => {
  it('is what three of four visitors of the page got, now and over the months', async () => {
    chrome = await startFakeChromeReport([pageUrl]);
    await expect(ask()).resolves.toEqual({
      of: 'page',
      firstDay: '2026-10-24',
      lastDay: '2026-11-20',
      lcpMs: 2410,
      inpMs: 180,
      cls: 0.12,
      history: [
        { lastDay: '2026-11-01', lcpMs: 4100, inpMs: null, cls: 0.3 },
        { lastDay: '2026-11-08', lcpMs: 3200, inpMs: 210, cls: null },
        { lastDay: '2026-11-15', lcpMs: 2400, inpMs: 180, cls: 0.12 },
      ],
    });
    expect(warned).not.toHaveBeenCalled();
  });

  it('is of the whole website where the page has too few visitors, and none where that has', async () => {
    chrome = await startFakeChromeReport([origin]);
    await expect(ask()).resolves.toMatchObject({ of: 'site', lcpMs: 2410 });
    expect(chrome.about.filter((line) => line.startsWith('queryRecord'))).toEqual([
      `queryRecord ${pageUrl}`,
      `queryRecord ${origin}`,
    ]);
    await chrome.close();
    chrome = await startFakeChromeReport([]);
    await expect(ask()).resolves.toBeNull();
    expect(warned).not.toHaveBeenCalled();
  });

  it('is not asked for without a key', async () => {
    chrome = await startFakeChromeReport([pageUrl]);
    await expect(fetchFieldData(pageUrl, { key: undefined, baseUrl: chrome.baseUrl })).resolves.toBeNull();
    expect(chrome.asked).toEqual([]);
  });

  it.each(allFailureModes)(
    'is left out when Google %s, and the log keeps the key to itself',
    async (misdeed) => {
      chrome = await startFakeChromeReport([pageUrl]);
      chrome.failureMode = misdeed;
      await expect(ask()).resolves.toBeNull();
      expect(warned).toHaveBeenCalledTimes(1);
      expect(JSON.stringify(warned.mock.calls)).not.toContain(chromeReportKey);
    },
  );
});
