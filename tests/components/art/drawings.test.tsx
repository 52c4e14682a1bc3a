import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import Canals from '@/components/art/canals.svg';
import { compileDrawing } from '@/scripts/build/compile-drawing.mjs';
import { otherClasses, withPalette } from '@/scripts/drawings/palette';
import { sourceFiles } from '../../support/source-files';

const drawings = globSync('components/**/*.svg').map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const sources = sourceFiles(['components', 'scripts/drawings'], /\.tsx$/).map(({ text }) => text);

it('there are drawings', () => {
  expect(drawings.length).toBeGreaterThan(4);
});

describe.each(drawings)('$path', ({ path, text }) => {
  it('begins with the colours of today for its classes, and no other: npm run drawings writes them', () => {
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
