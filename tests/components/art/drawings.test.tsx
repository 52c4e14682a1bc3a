import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Canals from '@/components/art/canals.svg';
import { ListedCover } from '@/components/art/covers/listed-cover';
import DawnSkyline from '@/components/art/dawn-skyline.svg';
import Hinterland from '@/components/art/hinterland.svg';
import LightRail from '@/components/art/light-rail.svg';
import Market from '@/components/art/market.svg';
import Motorway from '@/components/art/motorway.svg';
import PatrolledBeach from '@/components/art/patrolled-beach.svg';
import SurfBreak from '@/components/art/surf-break.svg';
import WorkshopBench from '@/components/art/workshop-bench.svg';
import { Testimonial } from '@/components/clients/testimonial';
import ContactScene from '@/components/contact/contact-scene.svg';
import { HomeSections } from '@/components/home/home-sections';
import LetterboxScene from '@/components/privacy-policy/letterbox-scene.svg';
import Windscreen from '@/components/products/windscreen.svg';
import { ServicesSections } from '@/components/services/services-sections';
import ArrivalScene from '@/components/success/arrival-scene.svg';
import { posts } from '@/lib/content/posts';
import { projects } from '@/lib/content/project-store';
import { compileDrawing } from '@/scripts/build/compile-drawing.mjs';
import { addressesFile, renderAddresses } from '@/scripts/tools/drawings/drawing-addresses';
import { renderDrawingFiles } from '@/scripts/tools/drawings/drawing-files';
import { otherClasses, withPalette } from '@/scripts/tools/drawings/palette';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { sourceFiles } from '@/tests/support/source-files';

describe('the drawings', () => {
  const drawings = globSync('components/**/*.svg').map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));

  const sources = sourceFiles(['components', 'scripts/tools/drawings'], /\.tsx$/).map(({ text }) => text);

  it('there are drawings', () => {
    expect(drawings.length).toBeGreaterThan(4);
  });

  describe.each(drawings)('$path', ({ path, text }) => {
    it('begins with the colours of today for its classes, and no other: npm run tool -- drawings writes them', () => {
      expect(text).toBe(withPalette(text));
    });

    it('has its colours from the palette, or from the style sheet beside it', () => {
      const others = otherClasses(text);
      const sheet = others.length > 0 ? readFileSync(path.replace(/svg$/, 'module.css'), 'utf8') : '';
      expect(others.filter((name) => !sheet.includes(`.${name}`))).toEqual([]);
      expect(text).not.toMatch(/ style="/);
    });

    it('is used', () => {
      expect(sources.some((source) => source.includes(`/${basename(path)}'`))).toBe(true);
    });
  });

  it('two drawings have no name in common, so that they can be in one page', () => {
    const names = drawings.flatMap(({ path, text }) =>
      [...compileDrawing(text, path).matchAll(/'id': "([^"]+)"/g)].map(([, name]) => name),
    );
    expect(names).toContain('canal-finger');
    expect(names).toEqual([...new Set(names)]);
  });

  describe('a drawing as a component', () => {
    it('is the picture without the colours of the file, with the attributes of its place', () => {
      const markup = renderToStaticMarkup(<Canals className="wide" />);
      expect(markup).toMatch(
        /^<svg viewBox="0 0 1440 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true"/,
      );
      expect(markup).toContain(' class="wide"><path class="fill-scene-sky" d="');
      expect(markup).not.toMatch(/<style|#fbd3a0|xmlns/);
    });

    it('has a description where it is more than decoration', () => {
      const markup = renderToStaticMarkup(<Canals label="Houses on a canal" />);
      expect(markup).toContain(' role="img" aria-label="Houses on a canal"');
      expect(markup).not.toContain('aria-hidden');
    });

    it('has nothing in it that a drawing program added for itself', () => {
      const saved = `<?xml version="1.0"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.example" viewBox="0 0 2 2"
        id="svg1" sodipodi:docname="boat.svg">
        <sodipodi:namedview id="view1" pagecolor="#fff" /><defs id="defs1"><clipPath id="cut"><path d="M0 0h1" /></clipPath></defs>
        <style id="style1">.fill-scene-sea { fill: #000 }</style>
        <path id="path1" class="fill-scene-sea" stroke-width="2" clip-path="url(#cut)" d="M0 0h2v2z" /></svg>`;
      const code = compileDrawing(saved, 'boat.svg');
      expect(code).not.toMatch(/sodipodi|docname|view1|svg1|path1|style1|defs1|pagecolor/);
      expect(code).toContain('"url(#cut)"');
      expect(code).toContain(`'strokeWidth': "2"`);
      expect(withPalette(saved)).toContain('.fill-scene-sea { fill: #0b6478 }');
      expect(withPalette(saved)).not.toContain('#000');
    });

    it('is refused if it is not one SVG', () => {
      expect(() => compileDrawing('<p>No drawing</p>', 'boat.svg')).toThrow('Not an SVG file.');
    });
  });
});

describe('the files of drawings', () => {
  const files = renderDrawingFiles();

  it.each(files)(
    'public/art/$name is what its components draw: npm run tool -- drawings writes it',
    ({ name, text }) => {
      expect(readFileSync(`public/art/${name}`, 'utf8')).toBe(text);
    },
  );

  it('a drawing that changes gets another address, because browsers keep it for a week', () => {
    expect(readFileSync(addressesFile, 'utf8')).toBe(renderAddresses());
  });

  it.each(files)('$name is at most 12 KB, compressed', ({ text }) => {
    expect(gzipSync(text).length).toBeLessThanOrEqual(12 * 1024);
  });

  it('the pages load every drawing of the files, and no other', async () => {
    const { container } = await renderInLocale(
      <>
        <HomeSections />
        <ServicesSections />
        {posts.map(({ id }) => (
          <ListedCover key={id} id={id} title="" />
        ))}
        {projects.map(({ id }) => (
          <Testimonial key={id} id={id} />
        ))}
      </>,
    );
    const loaded = [...container.querySelectorAll('use[href^="/art/"]')].map((use) =>
      use.getAttribute('href')?.replace(/\?\w+/, ''),
    );
    const written = files.flatMap(({ name, text }) =>
      [...text.matchAll(/<g id="([\w-]+)"/g)].map(([, id]) => `/art/${name}#${id}`),
    );
    expect(new Set(loaded)).toEqual(new Set(written));
  });
});

describe('the scenes', () => {
  const scenes: readonly (readonly [string, ReactElement])[] = [
    ['canals', <Canals key="canals" />],
    ['dawn-skyline', <DawnSkyline key="dawn-skyline" />],
    ['hinterland', <Hinterland key="hinterland" />],
    ['light-rail', <LightRail key="light-rail" />],
    ['market', <Market key="market" />],
    ['motorway', <Motorway key="motorway" />],
    ['patrolled-beach', <PatrolledBeach key="patrolled-beach" />],
    ['surf-break', <SurfBreak key="surf-break" />],
    ['workshop-bench', <WorkshopBench key="workshop-bench" />],
    ['contact-scene', <ContactScene key="contact-scene" />],
    ['letterbox-scene', <LetterboxScene key="letterbox-scene" />],
    ['windscreen', <Windscreen key="windscreen" />],
    ['arrival-scene', <ArrivalScene key="arrival-scene" />],
  ];

  const limitBytes = 12 * 1024;

  const components = sourceFiles(['components'], /\.tsx$/).filter(
    ({ path }) => !path.startsWith('components/og/'),
  );

  describe.each(scenes)('the scene %s', (name, drawing) => {
    it('is at most 12 KB, compressed', () => {
      const { container } = render(drawing);
      expect(gzipSync(container.innerHTML).length).toBeLessThanOrEqual(limitBytes);
    });

    it('belongs to one page', () => {
      const users = components.filter(
        ({ text }) => text.includes(`/${name}'`) || text.includes(`/${name}.svg'`),
      );
      expect(users).toHaveLength(1);
    });
  });
});
