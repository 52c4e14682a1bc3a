import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import Canals from '@/components/art/canals.svg';
import { otherClasses, withPalette } from '@/scripts/drawings/palette';

const drawings = globSync('components/**/*.svg').map((path) => ({ path, text: readFileSync(path, 'utf8') }));

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
});

it('two drawings have no name in common, so that they can be in one page', () => {
  const names = drawings.flatMap(({ text }) => [...text.matchAll(/\sid="([^"]+)"/g)].map(([, name]) => name));
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
});
