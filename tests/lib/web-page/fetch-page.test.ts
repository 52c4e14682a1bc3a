import { gzipSync } from 'node:zlib';
import { OutboundBudget } from '@/lib/net/outbound-budget';
import { fetchPage } from '@/lib/web-page/fetch-page';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import { unpackPage } from '@/lib/web-page/tasks/page-task';
import { allTests } from '@/tests/support/started';
import { html, reply, startSmithSite } from '../../support/smith-site';

const site = allTests(startSmithSite);

afterAll(async () => {
  await closeParser();
});

const fetchAt = async (path: string) =>
  unpackPage(await fetchPage(site.at(path), new OutboundBudget(), site.network));

describe('a page at an address', () => {
  it('comes with how it was delivered and what is in it', async () => {
    site.replies.set('/old', reply(301, '', { location: '/new?x=1' }));
    site.replies.set(
      '/new?x=1',
      html(200, '<title>New</title>', { 'x-robots-tag': 'all', 'set-cookie': 'a=1' }),
    );
    const page = await fetchAt('/old');
    expect(page).toMatchObject({
      requestedUrl: site.at('/old'),
      url: site.at('/new?x=1'),
      status: 200,
      redirects: [{ url: site.at('/old'), status: 301 }],
      bytes: { wire: 18, decoded: 18, truncated: false },
      html: { counts: { title: 1 } },
    });
    expect(page.headers).toContainEqual(['x-robots-tag', 'all']);
    expect(Object.values(page.timing).every((ms) => ms >= 0)).toBe(true);
  });

  it.each([404, 410, 500, 503, 401])(
    'is a page too when the answer is %i, without facts of its HTML',
    async (status) => {
      site.replies.set(`/${status}`, html(status, '<title>Oh no</title>'));
      await expect(fetchAt(`/${status}`)).resolves.toMatchObject({ status, html: null });
    },
  );

  it.each([
    ['application/pdf', '%PDF-1.7'],
    ['application/json', '{"a":"<html>"}'],
    ['text/plain', '<html>'],
    ['image/png', 'x'],
  ])('is refused when it is %s', async (type, body) => {
    site.replies.set('/file', reply(200, body, { 'content-type': type }));
    await expect(fetchAt('/file')).rejects.toMatchObject({ code: 'not_html' });
  });

  it.each([
    ['\n <!DOCTYPE HTML><title>x</title>', true],
    ['<html><title>x</title>', true],
    ['{"title":"<html>"}', false],
    ['', false],
  ])('is judged by its beginning when its type is missing: %j', async (body, isPage) => {
    site.replies.set('/untyped', reply(200, body));
    const fetching = fetchAt('/untyped');
    if (isPage) await expect(fetching).resolves.toMatchObject({ html: { counts: { title: 1 } } });
    else await expect(fetching).rejects.toMatchObject({ code: 'not_html' });
  });

  it.each(['application/xhtml+xml', 'TEXT/HTML;charset=UTF-8', 'text/html ; x=y'])(
    'may be sent as %s',
    async (type) => {
      site.replies.set('/typed', reply(200, '<title>x</title>', { 'content-type': type }));
      await expect(fetchAt('/typed')).resolves.toMatchObject({ status: 200, html: { nodeCount: 4 } });
    },
  );

  it('is unpacked and read in its own charset', async () => {
    site.replies.set('/packed', (response) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=windows-1251',
        'content-encoding': 'gzip',
      });
      response.end(gzipSync(Buffer.from([0x3c, 0x70, 0x3e, 0xcf, 0xf0])));
    });
    const page = await fetchAt('/packed');
    expect(page.html).toMatchObject({ text: 'Пр', charset: { label: 'windows-1251' } });
    expect(page.bytes.decoded).toBe(5);
  });

  it('is timed twice, and the better time counts', async () => {
    // Longer than an immediate answer takes on a busy machine.
    const slowMs = 2000;
    let visits = 0;
    site.replies.set('/slow-once', (response, request) => {
      visits += 1;
      setTimeout(() => html(200, '<p>')(response, request), visits === 1 ? slowMs : 0);
    });
    const { timing } = await fetchAt('/slow-once');
    expect(visits).toBe(2);
    expect(timing.ttfbMs).toBeLessThan(slowMs);
  });

  it('fails when the visit’s requests are spent', async () => {
    const fetching = fetchPage(site.url, new OutboundBudget({ requests: 0 }), site.network);
    await expect(fetching).rejects.toMatchObject({ code: 'timeout' });
  });
});
