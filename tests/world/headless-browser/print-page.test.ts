import { inflateSync } from 'node:zlib';
import type { Renderer } from '@/lib/headless-browser/renderer';
import {
  itRenders,
  makeDocument,
  type PageServer,
  startPageServer,
  startRenderer,
} from '../../support/rendering';

let own: PageServer;
let other: PageServer;
let renderer: Renderer;
beforeAll(async () => {
  [own, other] = await Promise.all([startPageServer(), startPageServer()]);
  renderer = startRenderer([own, other]);
});
afterAll(() => Promise.all([renderer.stop(), own.stop(), other.stop()]));

const print = () => renderer.print(new URL('/report', own.origin));

/** Everything in a PDF's compressed parts. */
function readContents(pdf: Uint8Array): string {
  const source = Buffer.from(pdf).toString('latin1');
  return [...source.matchAll(/stream\r?\n/g)]
    .map(({ index, 0: start }) => {
      const begin = index + start.length;
      const part = source.slice(begin, source.indexOf('endstream', begin)).replace(/\r?\n$/, '');
      try {
        return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

describe('a page of this site as PDF', () => {
  itRenders('is printed in its print style, tagged, with title, language and text', async () => {
    const sheets = '<h1>Report</h1><p class="screen">Menu</p><p style="break-before:page">Second sheet</p>';
    own.serve({ '/report': makeDocument(sheets, '<style>@media print{.screen{display:none}}</style>') });
    const pdf = (await print()) ?? new Uint8Array();
    const source = Buffer.from(pdf).toString('latin1');
    expect(source.slice(0, 5)).toBe('%PDF-');
    const all = source + readContents(pdf);
    expect(all).toMatch(/\/Title \(?.*Page/);
    expect(all).toMatch(/\/Lang \(en\)/);
    expect(all).toContain('/StructTreeRoot');
    expect(all).toMatch(/\/Count 2\b/);
    // Text is drawn as glyphs of a font that can be mapped back to letters.
    expect(all).toMatch(/beginbf(?:char|range)/);
    expect(all).toMatch(/\bT[jJ]\b/);
  });

  itRenders('reaches no other website, not even one that audits may read', async () => {
    const { origin } = other;
    other.serve({ '/a.png': '' });
    own.serve({
      '/report': makeDocument(
        `<p>Text</p><img src="${origin}/a.png"><img src="http://8.8.8.8/a.png"><iframe src="${origin}/"></iframe>`,
      ),
    });
    expect(await print()).not.toBeNull();
    expect(other.asked).toEqual([]);
    expect(own.asked).toContain('/report');
  });

  itRenders('waits while another is printed, and is none of a page that isn’t there', async () => {
    own.serve({ '/report': makeDocument('<p>Text</p>') });
    const [first, second] = await Promise.all([print(), print()]);
    expect([first, second]).not.toContain(null);
    own.serve({});
    expect(await print()).toBeNull();
  });
});
