import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { movePageData, splitPageData } from '@/scripts/toolchain/move-page-data';

const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const first = 'self.__next_f.push([1,"1:[\\"$\\",\\"p\\",null,{}]\\n"])';
const second = 'self.__next_f.push([1,"0:{\\"b\\":\\"a])\\"}\\n"])';
const page = `<body><p>Words</p>${start}<script>${first}</script><script>${second}</script></body></html>`;

describe('the data of a prerendered page', () => {
  it('moves to one file, in its order, and the page loads it where it ended', () => {
    const { html, data } = splitPageData(page);
    expect(data?.script).toBe(`${first}\n${second}\n`);
    expect(html).toBe(
      `<body><p>Words</p>${start}<script src="/_next/static/page-data/${data?.name}"></script></body></html>`,
    );
  });

  it('has a name that changes with it', () => {
    const other = splitPageData(page.replace('Words', 'Other words')).data?.name;
    expect(splitPageData(page).data?.name).toBe(other);
    expect(splitPageData(page.replace('\\"p\\"', '\\"b\\"')).data?.name).not.toBe(other);
  });

  it('leaves pages without data, and other inline scripts, as they are', () => {
    const plain = `<head><script>theme()</script></head><body>${start}</body>`;
    expect(splitPageData(plain)).toEqual({ html: plain });
  });

  it('is written for every page of a build', () => {
    const dist = mkdtempSync(path.join(os.tmpdir(), 'page-data-'));
    try {
      mkdirSync(path.join(dist, 'server/app/fa'), { recursive: true });
      for (const name of ['en.html', 'fa/about.html'])
        writeFileSync(path.join(dist, 'server/app', name), page);
      const moved = movePageData(dist);
      const html = readFileSync(path.join(dist, 'server/app/fa/about.html'), 'utf8');
      expect(moved).toEqual({ pages: 2, largest: Buffer.byteLength(html) });
      const [, file = ''] = /src="\/_next\/([^"]+)"/.exec(html) ?? [];
      expect(readFileSync(path.join(dist, file), 'utf8')).toBe(`${first}\n${second}\n`);
    } finally {
      rmSync(dist, { recursive: true, force: true });
    }
  });
});
