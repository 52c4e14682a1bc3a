import { createSecureServer } from 'node:http2';
import { createServer } from 'node:https';
import { probeTls } from '@/lib/net/outbound/probe-tls';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import { unpackPage } from '@/lib/web-page/tasks/page-task';
import { visitSite } from '@/lib/web-page/visit-site';
import { chromeReportKey, startFakeChromeReport } from '../../support/fake-chrome-report';
import { pageSpeedKey, startFakePageSpeed } from '../../support/fake-page-speed';
import { listen } from '../../support/listen';
import { smithCertificate } from '../../support/smith-certificate';

let stop: (() => Promise<void>) | undefined;
let url: string;
let network: Parameters<typeof probeTls>[1] & object;

async function start(create: typeof speaksBoth | typeof speaksOld): Promise<void> {
  const server = await listen(create());
  const { port } = server;
  stop = server.stop;
  url = `https://www.smith.example:${port}/`;
  network = {
    allowed: [{ host: 'www.smith.example', fromPort: port, toPort: port }],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    ca: smithCertificate.cert,
  };
}

const page =
  '<title>Smith</title><link rel=icon href=/i.png><a href=mailto:jo@lapsed.com>Write</a> or jo@smith.com.au, jo@gmail.com';

function speaksBoth() {
  return createSecureServer({ ...smithCertificate, allowHTTP1: true }, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(page);
  });
}

function speaksOld() {
  return createServer(smithCertificate, (_request, response) => response.end(page));
}

afterEach(() => stop?.());
afterAll(closeParser);

describe('a visit to a site', () => {
  it('says where it is, and brings the page, its site, its protocol and Google’s measurement', async () => {
    await start(speaksBoth);
    const google = await startFakePageSpeed();
    const chrome = await startFakeChromeReport([url]);
    const stages: string[] = [];
    const { page, site } = await visitSite(url, {
      network,
      onStage: (stage) => stages.push(stage),
      pageSpeed: { key: pageSpeedKey, baseUrl: google.baseUrl },
      fieldData: { key: chromeReportKey, baseUrl: chrome.baseUrl },
    });
    await Promise.all([google.close(), chrome.close()]);
    expect(stages).toEqual(['fetching', 'reading']);
    expect(unpackPage(page)).toMatchObject({ url, status: 200, html: { counts: { title: 1 } } });
    expect(site).toMatchObject({
      protocol: 'h2',
      robotsTxt: { url: `${url}robots.txt` },
      pageSpeed: { scores: { performance: 62 } },
      fieldData: { of: 'page', lcpMs: 2410 },
    });
    expect(google.asked.map(({ searchParams }) => searchParams.get('url'))).toEqual([url]);
  });

  it('asks DNS about the domains of the addresses that the page shows, but for a free service', async () => {
    await start(speaksBoth);
    const asked: string[] = [];
    const gone = Object.assign(new Error('gone'), { code: 'ENOTFOUND' });
    const dns = {
      mx: async (name: string) => {
        asked.push(name);
        if (name === 'lapsed.com') throw gone;
        return [];
      },
      txt: async () => [],
      addresses: async () => ['93.184.216.9'],
    };
    const { site } = await visitSite(url, { network, dns });
    expect(asked.toSorted()).toEqual(['lapsed.com', 'smith.com.au']);
    expect(site.mail.map(({ domain, receives }) => [domain, receives])).toEqual([
      ['lapsed.com', 'no-domain'],
      ['smith.com.au', 'host'],
    ]);
  });

  it('goes no further than an address that can’t be read', async () => {
    const stages: string[] = [];
    const visiting = visitSite('http://127.0.0.1/', { onStage: (stage) => stages.push(stage) });
    await expect(visiting).rejects.toMatchObject({ code: 'url_not_allowed' });
    expect(stages).toEqual(['fetching']);
  });
});

describe('the protocol of a host', () => {
  it.each([
    ['h2', speaksBoth],
    ['http/1.1', speaksOld],
  ])('is %s where its TLS agrees to that', async (protocol, create) => {
    await start(create);
    await expect(probeTls(url, network)).resolves.toMatchObject({ protocol });
  });

  it('is not known without TLS, without a certificate that counts, from a private host, or from none', async () => {
    await start(speaksBoth);
    await expect(probeTls(url.replace('https', 'http'), network)).resolves.toBeNull();
    await expect(probeTls(url, { ...network, ca: undefined })).resolves.toBeNull();
    await expect(probeTls(url, { ...network, allowed: [] })).resolves.toBeNull();
    const nobody = { ...network, resolve: () => new Promise<never>(() => undefined), totalMs: 100 };
    await expect(probeTls(url, nobody)).resolves.toBeNull();
    await stop?.();
    await expect(probeTls(url, network)).resolves.toBeNull();
  });
});
