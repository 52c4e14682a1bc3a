import sharp from 'sharp';
import type { Rendering } from '@/lib/headless-browser/rendered-page';
import type { RenderedPicture } from '@/lib/headless-browser/rendered-picture';
import type { Renderer } from '@/lib/headless-browser/renderer';
import {
  itRenders,
  makeDocument,
  type PageServer,
  startPageServer,
  startRenderer,
} from '../../support/rendering';

let server: PageServer;
let renderer: Renderer;

beforeAll(async () => {
  server = await startPageServer();
  renderer = startRenderer([server]);
});
afterAll(() => Promise.all([renderer.stop(), server.stop()]));

async function render(html: string, files: Parameters<PageServer['serve']>[0] = {}) {
  server.serve({ '/': html, ...files });
  return shown(await renderer.render(`${server.origin}/`));
}

/** The colour at a point of the page, in CSS pixels. */
async function nameColour({ data, width }: RenderedPicture, x: number, y: number): Promise<string> {
  const picture = sharp(data);
  const zoom = ((await picture.metadata()).width ?? 0) / width;
  const area = { left: Math.round(x * zoom), top: Math.round(y * zoom), width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await picture.extract(area).removeAlpha().raw().toBuffer();
  const lit = [red, green, blue].map((value) => Number(value > 128)).join('');
  return { '100': 'red', '010': 'green', '001': 'blue', '110': 'yellow' }[lit] ?? lit;
}

function shown(rendering: Rendering) {
  if (rendering.outcome !== 'rendered') throw new Error(`Not rendered: ${rendering.reason}`);
  return rendering.page;
}

describe('the facts of a rendered page', () => {
  itRenders(
    'tell what was there before scripts ran and after, and count bytes by kind as they were sent',
    async () => {
      const page = await render(
        makeDocument('<main></main><script src="/app.js"></script>', '<link rel="stylesheet" href="/a.css">'),
        {
          '/app.js': `document.querySelector('main').innerHTML = '<h1>Hot water repairs</h1><a href="/prices">Prices</a>'
          /*${'x'.repeat(5000)}*/`,
          '/a.css': `/*${'x'.repeat(3000)}*/`,
        },
      );
      expect(page).toMatchObject({
        url: `${server.origin}/`,
        screen: { width: 412, height: 823, scale: 1.75 },
        words: { before: 0, after: 4 },
        links: { before: 0, after: 1 },
      });
      // The page, its script and its style; a whole Chromium also asks for the icon.
      expect([3, 4]).toContain(page.requests);
      expect(page.bytes.script).toBeGreaterThan(5000);
      expect(page.bytes.script).toBeLessThan(6000);
      expect(page.bytes.style).toBeGreaterThan(3000);
      expect(page.bytes.document).toBeGreaterThan(100);
      expect(page.bytes.image).toBe(0);
      expect(page.browser).toMatch(/^Chromium \d+\./);
    },
  );

  itRenders('name links that only scripts understand or listen to, and what scripts reported', async () => {
    const page = await render(
      makeDocument(`<a href="/fine">Fine</a><a>No link</a><a href="javascript:go()" class="old">Old</a><a class="heard">Heard</a>
        <script>document.querySelector('.heard').addEventListener('click', () => 1)</script>
        <script>console.error('reported'); throw new TypeError('thrown')</script>`),
    );
    expect(page.uncrawlableLinks.map(({ text }) => text)).toEqual(['Old', 'Heard']);
    expect(page.consoleErrors).toEqual(expect.arrayContaining(['reported', 'TypeError: thrown']));
  });

  itRenders('name what sticks out of the screen, and not what may be scrolled', async () => {
    const page = await render(
      makeDocument(`<div class="wide" style="inline-size:700px">Wide<p>inside</p></div>
        <div style="overflow-x:auto"><table style="inline-size:900px"><tr><td>Table</td></tr></table></div>`),
    );
    expect(page.overflow.pageWidth).toBeGreaterThan(412);
    expect(page.overflow.elements.map(({ selector }) => selector)).toEqual(['div.wide']);
  });

  itRenders('measure what is tapped and what fails for want of space', async () => {
    const small = 'style="display:block;inline-size:16px;block-size:16px"';
    const page = await render(
      makeDocument(`<nav><a ${small} href="/a" class="one">a</a><a ${small} href="/b" class="two">b</a></nav>
        <p>Some words around <a href="/c">a link</a> in the middle of a sentence.</p>
        <button style="margin:60px;inline-size:30px;block-size:30px">ok</button>
        <button style="inline-size:80px;block-size:48px">Large</button>`),
    );
    expect(page.tapTargets.count).toBe(5);
    expect(page.tapTargets.small.map(({ text, below24 }) => [text, below24])).toEqual([
      ['a', true],
      ['b', true],
      ['ok', false],
    ]);
    expect(page.tapTargets.small[0]?.box).toMatchObject({ width: 16, height: 16 });
  });

  itRenders(
    'measure letters, contrast, pictures and fields without a name, the largest element and what moved',
    async () => {
      const page = await render(
        makeDocument(`<h1 style="font-size:60px">Largest words</h1><p style="font-size:10px">tiny</p>
          <p style="color:#bbb">pale</p><p>plain text</p><img src="/a.png"><input>`),
      );
      expect(page.fontSizes).toEqual({ letters: 29, smallLetters: 4, smallest: 10 });
      expect(page.contrast).toMatchObject({ count: 1, elements: [{ text: 'pale' }] });
      expect(page.imageAlt.count).toBe(1);
      expect(page.labels.count).toBe(1);
      expect(page.largestElement).toMatchObject({ selector: 'h1', kind: 'text' });
      expect(page.largestElement?.time).toBeGreaterThan(0);
      expect(page.layoutShift).toBe(0);
    },
  );

  itRenders('see a wall of consent', async () => {
    const wall = await render(
      makeDocument(`<p>Words</p><div style="position:fixed;inset-block-end:0;inset-inline:0;block-size:400px">We use cookies
        <button>Accept all</button></div>`),
    );
    expect(wall.consentWall?.share).toBeCloseTo(0.49, 1);
  });

  itRenders(
    'see no wall where cookies are only written about, and nothing that sticks out of a narrow page',
    async () => {
      const article = await render(makeDocument('<p>How to bake cookies</p><button>Print</button>'));
      expect(article.consentWall).toBeNull();
      expect(article.overflow).toEqual({ pageWidth: 412, elements: [] });
    },
  );

  itRenders('hold pictures of at most 60 KB, of the first screen and of the whole page', async () => {
    const noise = Array.from(
      { length: 900 },
      (_, index) =>
        `<i style="display:inline-block;inline-size:20px;block-size:20px;background:hsl(${(index * 77) % 360} 90% 50%)"></i>`,
    );
    const { pictures, pageHeight } = await render(
      makeDocument(`${noise.join('')}<p style="margin-block-end:2000px">End</p>`),
    );
    for (const picture of [pictures.firstScreen, pictures.wholePage]) {
      expect(picture?.type).toBe('image/webp');
      expect(picture?.data.length).toBeLessThanOrEqual(60 * 1024);
      expect(Buffer.from(picture?.data ?? []).toString('latin1', 8, 12)).toBe('WEBP');
    }
    expect(pictures.firstScreen).toMatchObject({ width: 412, height: 823 });
    expect(pictures.wholePage).toMatchObject({ width: 412, height: pageHeight });
  });

  itRenders('show and measure a page that is not made for phones as a phone shows it', async () => {
    const { pictures, contrast, fontSizes } = await render(
      `<!doctype html><title>Wide</title><body style="margin:0;font:16px/24px sans-serif">
        <div style="block-size:900px;background:linear-gradient(90deg,#f00 50%,#00f 50%)"></div>
        <p style="margin:0;inline-size:120px;background:#ff0;color:#fe0">Pale words</p>
        <div style="block-size:2400px"></div>
        <div style="position:fixed;inset:auto 0 0;block-size:80px;background:#0f0"></div>`,
    );
    // 16 pixels of the page, on a screen of less than half its width.
    expect(fontSizes.smallest).toBeLessThan(8);
    expect(fontSizes.smallLetters).toBe(fontSizes.letters);
    const { firstScreen, wholePage } = pictures;
    expect(firstScreen).toMatchObject({ width: 980, height: 1958 });
    expect(wholePage).toMatchObject({ width: 980, height: 3324 });
    expect(await sharp(firstScreen.data).metadata()).toMatchObject({ width: 721, height: 1440 });
    expect(await sharp(wholePage?.data).metadata()).toMatchObject({ width: 412 });
    const [pale] = contrast.elements;
    for (const picture of [firstScreen]) {
      expect(await nameColour(picture, 10, 10)).toBe('red');
      expect(await nameColour(picture, 970, 10)).toBe('blue');
      expect(await nameColour(picture, 970, 1940)).toBe('green');
      // Where the element was measured, so that its mark is there.
      expect(await nameColour(picture, (pale?.box.x ?? 0) + 115, (pale?.box.y ?? 0) + 9)).toBe('yellow');
    }
  });
});
