import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { answerLocations, type StoredAnswer } from '@/scripts/serve/front/answer-locations';
import { nginxConf } from '@/scripts/serve/front/nginx-conf';
import { storeBody } from '@/scripts/serve/front/store-body';
import { tempDir } from '@/tests/support/temp-dir';

const page: StoredAnswer = {
  address: '/fa/about',
  contentType: 'text/html; charset=utf-8',
  headers: { 'content-language': 'fa', vary: 'rsc' },
  hasLastModified: false,
  dependsOnLanguage: false,
  file: 'abc',
  isCompressed: true,
};

describe('the locations of the front', () => {
  it('repeat the headers of the site, and say that there are several encodings', () => {
    const text = answerLocations([page]);
    expect(text).toContain('location = "/fa/about" {\n  default_type "text/html; charset=utf-8";');
    expect(text).toContain('  add_header content-language "fa" always;');
    expect(text).toContain('  add_header vary "rsc, Accept-Encoding" always;');
    expect(text).toContain('  try_files $files/abc @site;');
  });

  it('name one encoding where there is one, and do not name Accept-Encoding twice', () => {
    expect(answerLocations([{ ...page, isCompressed: false }])).toContain('add_header vary "rsc" always;');
    const complete = { ...page, headers: { vary: 'rsc, accept-encoding' } };
    expect(answerLocations([complete])).toContain('add_header vary "rsc, accept-encoding" always;');
  });

  it('leave a page to the site when it depends on the language that a visitor has chosen', () => {
    expect(answerLocations([{ ...page, dependsOnLanguage: true }])).toContain(
      'try_files $files_unless_language/abc @site;',
    );
  });

  it('escape quotation marks, and refuse what nginx would take for a variable', () => {
    const quoted = { ...page, headers: { link: '</a>; title="b"' } };
    expect(answerLocations([quoted])).toContain('add_header link "</a>; title=\\"b\\"" always;');
    expect(() => answerLocations([{ ...page, headers: { link: 'a$b' } }])).toThrow('a$b');
  });
});

describe('the configuration of the front', () => {
  it('takes its settings from where it is to run', () => {
    const place = { listen: '8080', sites: ['site:3000'], folder: '/front', temporary: '/tmp' };
    expect(nginxConf(place)).toContain('    server site:3000;');
    expect(nginxConf(place)).not.toContain('\nuser ');
    expect(nginxConf({ ...place, user: 'root' })).toContain('\nuser root;\n');
  });
});

describe('a body that the front serves', () => {
  const folder = tempDir('bodies');
  afterAll(() => folder.remove());

  it('is stored once, with forms that unpack to it', async () => {
    const body = Buffer.from('<p>The same words.</p>'.repeat(100));
    const { file, isCompressed } = await storeBody(folder.path, {
      body,
      contentType: 'text/html; charset=utf-8',
    });
    expect(await storeBody(folder.path, { body, contentType: 'text/html' })).toEqual({ file, isCompressed });
    expect(isCompressed).toBe(true);
    const read = (ending: string) => readFileSync(path.join(folder.path, file + ending));
    expect([read(''), brotliDecompressSync(read('.br')), gunzipSync(read('.gz'))]).toEqual([
      body,
      body,
      body,
    ]);
    expect(readdirSync(folder.path)).toHaveLength(3);
  });

  it.each([
    ['image/png', 5000],
    ['text/plain', 100],
    ['font/woff2', 5000],
  ])('of type %s and %i bytes is stored as it is', async (type, size) => {
    const { file, isCompressed } = await storeBody(folder.path, {
      body: Buffer.alloc(size, type),
      contentType: type,
    });
    expect(isCompressed).toBe(false);
    expect(readdirSync(folder.path).filter((name) => name.startsWith(file))).toEqual([file]);
  });
});
