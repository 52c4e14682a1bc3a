import { once } from 'node:events';
import { createServer } from 'node:http';
import { tempDir } from '../tests/support/temp-dir';
import { asJson, heading, measureWhile, quantile, row, timeAnswer } from './bench/measure';
import { isBuilt, startBuiltSite } from './serve/built-site';

// Measures the response time of the home page while websites designed to block the server are analysed.

const requests = 20;
const aloneCount = 200;
const tabs = (count: number) => '\t'.repeat(count);
const script = `<script type="application/ld+json">{"a":1}${tabs(20)}]]>${tabs(170)}x</script>`;
const page = `<!doctype html><title>x</title>${script.repeat(10)}${'<a href=x>'.repeat(50_000)}`;

if (!isBuilt) throw new Error('There is no build to measure: `npm run build` makes one.');
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', server: '1'.repeat(12_000) });
  response.end(page);
});
// A server that listens without a host name receives all of 127.0.0.0/8.
server.listen(0, '0.0.0.0');
await once(server, 'listening');
const { port }: { port: number } = Object(server.address());
const hosts = Array.from({ length: requests }, (_, index) => `127.0.0.${index + 1}:${port}`);
const data = tempDir('bench-freeze');
const site = await startBuiltSite({
  DATA_DIR: data.path,
  RATE_LIMITS: 'off',
  OUTBOUND_ALLOW: hosts.join(','),
  PAGESPEED_BASE_URL: 'http://127.0.0.1:9',
});

try {
  const visit = () => timeAnswer(`${site.origin}/`);
  await visit();
  const alone = await measureWhile(Promise.resolve(), visit);
  while (alone.length < aloneCount) alone.push(await visit());
  const analyse = (host: string) =>
    timeAnswer(`${site.origin}/api/seo-analysis`, asJson({ url: `http://${host}/` }));
  const analyses = Promise.all(hosts.map(analyse));
  const beside = await measureWhile(analyses, visit);
  console.info(heading('GET /'));
  console.info(row('alone', alone));
  console.info(row(`beside ${requests} analyses`, beside));
  console.info(
    `p95 beside / alone          ${(quantile(beside, 0.95) / quantile(alone, 0.95)).toFixed(1)}\n`,
  );
  console.info(heading('POST /api/seo-analysis'));
  for (const [status, those] of Map.groupBy(await analyses, ({ status }) => status)) {
    console.info(row(`answered ${status}`, those));
  }
} finally {
  await site.stop();
  server.closeAllConnections();
  server.close();
  data.remove();
}
