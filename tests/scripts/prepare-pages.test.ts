import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { preparePages } from '@/scripts/build/prepare-pages';
import { tempDir } from '@/tests/support/temp-dir';

const page =
  '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head><body>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"one"])</script>' +
  '<script src="/_next/static/chunks/entry.js" async=""></script>' +
  '<script src="/_next/static/chunks/turbopack-1.js" async=""></script></body></html>';
const entry = 'TURBOPACK.push([undefined,7,(e,t,n)=>{n.hydrateRoot=()=>1}])';

describe('preparePages', () => {
  it('rewrites every page of the site, and writes each payload beside Next’s static files', () => {
    const folder = tempDir('prepare');
    const dist = path.join(folder.path, '.next');
    const app = path.join(dist, 'server/app/en');
    mkdirSync(app, { recursive: true });
    mkdirSync(path.join(dist, 'static/chunks'), { recursive: true });
    writeFileSync(path.join(dist, 'static/chunks/a.css'), 'b{color:red}');
    writeFileSync(path.join(dist, 'static/chunks/entry.js'), entry);
    writeFileSync(path.join(dist, 'static/chunks/turbopack-1.js'), '');
    writeFileSync(path.join(app, 'faq.html'), page);
    writeFileSync(path.join(dist, 'server/app/_not-found.html'), page);
    expect(preparePages(dist)).toMatchObject({ pages: 1, largestStyles: 12 });
    const [name = ''] = readdirSync(path.join(dist, 'static/flight-payload'));
    const payload = readFileSync(path.join(dist, 'static/flight-payload', name), 'utf8');
    const html = readFileSync(path.join(app, 'faq.html'), 'utf8');
    expect(html).toContain('<head><style data-page>b{color:red}</style></head>');
    expect(html).toContain(name);
    expect(payload).toContain('/_next/static/chunks/a.css');
    expect(payload).toContain('"runtimeModuleIds":[7]');
    expect(readFileSync(path.join(dist, 'server/app/_not-found.html'), 'utf8')).toBe(page);
    folder.remove();
  });

  it('refuses a build without pages', () => {
    const folder = tempDir('prepare');
    mkdirSync(path.join(folder.path, 'server/app'), { recursive: true });
    expect(() => preparePages(folder.path)).toThrow('The build has no prerendered page.');
    folder.remove();
  });
});
