import { createServer } from 'node:http';
import { SiteResponse } from '@/lib/http/server/site-response';
import { listen } from '../../../support/listen';
import { rawRequest } from '../../../support/raw-request';

let origin: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const server = createServer({ ServerResponse: SiteResponse }, ({ url, headers }, response) => {
    if (url === '/dated') response.setHeader('Last-Modified', 'Fri, 27 Nov 2026 06:47:09 GMT');
    else if (url === '/secret') response.setHeader('Cache-Control', 'no-store');
    else response.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
    if (url !== '/dated') response.setHeader('ETag', url === '/weak' ? 'W/"b"' : '"a"');
    if (url !== '/plain') response.setHeader('Vary', 'rsc');
    if (url === '/told') response.setHeader('Vary', ['rsc', 'Accept-Encoding']);
    if (headers['if-none-match']) response.statusCode = 304;
    // With and without an explicit head.
    if (url === '/plain') response.writeHead(response.statusCode);
    response.end(response.statusCode === 304 ? undefined : 'body');
  });
  ({ origin, stop } = await listen(server));
});
afterAll(() => stop());

it.each([
  ['/', 'W/"a"'],
  ['/plain', 'W/"a"'],
  ['/weak', 'W/"b"'],
])('the ETag of %s, which several encodings share, is weak', async (path, tag) => {
  const { status, headers, body } = await rawRequest(origin, path);
  expect([status, headers.etag, body.toString()]).toEqual([200, tag, 'body']);
});

it.each([
  ['/', 'rsc, Accept-Encoding'],
  ['/plain', 'Accept-Encoding'],
  ['/told', 'rsc, Accept-Encoding'],
])('a 304 for %s says that copies differ by encoding', async (path, vary) => {
  const { status, headers } = await rawRequest(origin, path, { headers: { 'if-none-match': 'W/"a"' } });
  expect([status, headers.vary]).toEqual([304, vary]);
});

it.each([
  ['Fri, 27 Nov 2026 06:47:09 GMT', 304, ''],
  ['Fri, 27 Nov 2026 06:47:08 GMT', 200, 'body'],
  ['yesterday', 200, 'body'],
])('what has a date is not sent to somebody whose copy is of %s: %s', async (since, status, body) => {
  const answer = await rawRequest(origin, '/dated', { headers: { 'if-modified-since': since } });
  expect([answer.status, answer.body.toString()]).toEqual([status, body]);
});

it.each([
  ['a page', '/', {}, 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'],
  ['the data of a page', '/', { rsc: '1' }, 'private, no-cache'],
  ['data with a query', '/?_rsc=1', { rsc: '1', 'next-router-prefetch': '1' }, 'private, no-cache'],
  ['what nobody may keep', '/secret', { rsc: '1' }, 'no-store'],
])('shared caches are told of %s to keep what they may', async (_, path, headers, control) => {
  const answer = await rawRequest(origin, path, { headers });
  expect(answer.headers['cache-control']).toBe(control);
});
