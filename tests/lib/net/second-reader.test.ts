import { get } from 'node:http';
import { safeFetch } from '@/lib/net/safe-fetch';
import { says, startHostileServer } from '@/tests/support/hostile-server';
import { seeded } from '@/tests/support/seeded';
import { allTests } from '@/tests/support/started';

const server = allTests(startHostileServer);

const { choose: oneOf, next } = seeded(11);
const some = (most: number, piece: () => string) =>
  Array.from({ length: Math.floor(next() * (most + 1)) }, piece).join('');

const options = () => ({
  resolve: async () => [{ address: '127.0.0.1', family: 4 }] as const,
  allowed: [{ host: 'second.example', fromPort: server.port, toPort: server.port }],
});

/** Status, headers and body as Node's own client reads them. */
function readByNode(path: string): Promise<object> {
  return new Promise((resolve, reject) => {
    get({ port: server.port, path, agent: false }, (response) => {
      const { statusCode, rawHeaders } = response;
      let body = '';
      response.setEncoding('latin1').on('data', (chunk: string) => {
        body += chunk;
      });
      const headers = rawHeaders.map((value, index) => (index % 2 === 0 ? value.toLowerCase() : value));
      response.on('end', () => resolve({ status: statusCode, headers, body }));
    }).on('error', reject);
  });
}

function framed(content: string): string {
  const size = (text: string) =>
    oneOf([
      text.length.toString(16),
      text.length.toString(16).toUpperCase(),
      `0${text.length.toString(16)};a=b`,
    ]);
  const half = Math.floor(next() * content.length);
  const pieces = [content.slice(0, half), content.slice(half)].filter((piece) => piece !== '');
  return oneOf([
    () => `Content-Length: ${content.length}\r\n\r\n${content}`,
    () => `Content-Length: ${content.length}\r\n\r\n${content}HTTP/1.1 200 OK\r\n\r\nsmuggled`,
    () => `\r\n${content}`,
    () =>
      `Transfer-Encoding: ${oneOf(['chunked', 'Chunked'])}\r\n\r\n${pieces.map((piece) => `${size(piece)}\r\n${piece}\r\n`).join('')}0\r\n${oneOf(['', 'x-trailer: 1\r\n'])}\r\n`,
  ])();
}

it('reads 150 random sound answers as Node’s own client does', async () => {
  const differing: unknown[] = [];
  for (let round = 0; round < 150; round += 1) {
    const lines = some(
      4,
      () =>
        `${oneOf(['X-A', 'x-b', 'Set-Cookie', 'Server'])}:${oneOf(['', ' ', '  ', '\t'])}${some(4, () => oneOf(['a', 'é', ' ', '=', ';', '"']))}\r\n`,
    );
    const content = some(40, () => oneOf(['text', '\r\n', '0\r\n\r\n', '<p>', '\0']));
    const status = oneOf([200, 200, 404, 500, 203]);
    const interim = oneOf(['', '', 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n']);
    const answer = `${interim}HTTP/1.${oneOf([0, 1, 1, 1])} ${status} ${oneOf(['OK', '', 'Not Found'])}\r\n${lines}`;
    const bytes = Buffer.from(
      answer.includes('HTTP/1.0') ? `${answer}\r\n${content}` : answer + framed(content),
      'latin1',
    );
    const path = `/${round}`;
    server.at(path, says(bytes));
    const {
      status: ours,
      headers,
      body,
    } = await safeFetch(`http://second.example:${server.port}${path}`, options());
    const read = { status: ours, headers: headers.flat(), body: Buffer.from(body).toString('latin1') };
    const expected = await readByNode(path);
    if (JSON.stringify(read) !== JSON.stringify(expected))
      differing.push({ bytes: bytes.toString('latin1'), read, expected });
  }
  expect(differing.slice(0, 2)).toEqual([]);
});

it('goes where 100 random redirects lead, whatever letters they are written in', async () => {
  const differing: unknown[] = [];
  let followed = 0;
  for (let round = 0; round < 100; round += 1) {
    const target = `${oneOf(['/', './', '../', '?', '//second.example:{port}/', 'http://second.example:{port}/'])}${some(5, () => oneOf(['über', 'サービス', 'a', '%C3%A9', '/', '?', '&', ' b', 'Łódź', '#x', '..']))}`;
    const location = target.replace('{port}', String(server.port));
    const from = `http://second.example:${server.port}/from/${round}/here`;
    const to = new URL(location.trim(), from);
    to.hash = '';
    server.at(`/from/${round}/here`, says('HTTP/1.1 302 Found\r\nLocation: ', location, '\r\n\r\n'));
    const path = `${to.pathname}${to.search}`;
    // Other hosts are refused, and an address that leads to itself never ends.
    if (to.host !== `second.example:${server.port}` || path === new URL(from).pathname) continue;
    followed += 1;
    server.at(path, says('HTTP/1.1 200 OK\r\n\r\nhere'));
    const reached = await safeFetch(from, options()).then(({ url }) => url, String);
    if (reached !== to.href) differing.push({ location, reached, to: to.href });
  }
  expect(followed).toBeGreaterThan(50);
  expect(differing.slice(0, 3)).toEqual([]);
});
