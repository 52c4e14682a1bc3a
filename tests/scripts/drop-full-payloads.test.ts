import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dropFullPayloads } from '@/scripts/build/drop-full-payloads';
import { tempDir } from '@/tests/support/temp-dir';

describe('dropFullPayloads', () => {
  it('removes the second copy of a page’s payload from its files and from their list, and nothing else', () => {
    const folder = tempDir('payloads');
    const app = path.join(folder.path, 'server/app/pl');
    mkdirSync(path.join(app, 'about.segments'), { recursive: true });
    const files = ['about.rsc', 'about.segments/_full.segment.rsc', 'about.segments/_tree.segment.rsc'];
    for (const name of files) writeFileSync(path.join(app, name), 'payload');
    const headers = { 'content-language': 'pl' };
    writeFileSync(
      path.join(app, 'about.meta'),
      JSON.stringify({ headers, segmentPaths: ['/_tree', '/_full'] }),
    );
    expect(dropFullPayloads(folder.path)).toBe(1);
    expect(files.map((name) => existsSync(path.join(app, name)))).toEqual([true, false, true]);
    const meta: unknown = JSON.parse(readFileSync(path.join(app, 'about.meta'), 'utf8'));
    expect(meta).toEqual({ headers, segmentPaths: ['/_tree'] });
    folder.remove();
  });
});
