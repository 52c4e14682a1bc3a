import { statSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { ProjectPicture } from '@/components/clients/project-picture';
import { portfolioStrip, stripPicture } from '@/lib/content/portfolio-strip';
import { projectColours } from '@/lib/content/project-colours';
import { projectRows } from '@/lib/content/projects';
import { listMocks } from '@/scripts/tools/portfolio/list-mocks';

const mocks = listMocks('scripts/tools/portfolio/mocks');
const budgetBytes = { 640: 60 * 1024, 1280: 120 * 1024 } as const;
const files = mocks.flatMap(({ id }) =>
  (
    [
      [640, 'avif'],
      [1280, 'avif'],
      [1280, 'webp'],
    ] as const
  ).map(([width, format]) => ({
    name: `${id}-${width}.${format}`,
    file: `public/art/portfolio/${id}-${width}.${format}`,
    width,
  })),
);

describe('the portfolio pictures', () => {
  it('are there for each project, and for no other', () => {
    expect(mocks.map(({ id }) => id)).toEqual(projectRows.map(({ id }) => id).sort());
  });

  it('have the colours that their mocks name', () => {
    expect(projectColours).toEqual(Object.fromEntries(mocks.map(({ id, colour }) => [id, colour])));
  });

  it.each(files)('$name is 16:10 and within its weight', async ({ file, width }) => {
    expect(await sharp(file).metadata()).toMatchObject({ width, height: (width * 10) / 16 });
    expect(statSync(file).size).toBeLessThan(budgetBytes[width]);
  });

  it.each([
    ['avif', 50],
    ['webp', 90],
  ])('of the home page stand side by side in one %s file', async (format, kilobytes) => {
    const file = `public/art/portfolio/strip.${format}`;
    const { width, height } = stripPicture;
    expect(await sharp(file).metadata()).toMatchObject({ width: width * portfolioStrip.length, height });
    expect(statSync(file).size).toBeLessThan(kilobytes * 1024);
  });
});

describe('a project picture', () => {
  const draw = (priority?: boolean) =>
    renderToStaticMarkup(
      createElement(ProjectPicture, { id: 'tugun-toast-house', alt: 'Toast', sizes: '50vw', priority }),
    );

  it('offers AVIF in two widths, and WebP to a browser that cannot read it', () => {
    const sets = [...draw().matchAll(/type="([^"]+)"[^>]*srcSet="([^"]+)"/gi)].map(([, ...found]) => found);
    expect(sets).toEqual([
      [
        'image/avif',
        '/art/portfolio/tugun-toast-house-640.avif 640w, /art/portfolio/tugun-toast-house-1280.avif 1280w',
      ],
    ]);
    expect(draw()).toContain('<img src="/art/portfolio/tugun-toast-house-1280.webp"');
  });

  it('keeps its place, in its colour, before it is there', () => {
    expect(draw()).toMatch(/alt="Toast" width="1280" height="800"/);
    expect(draw()).toContain(`background-color:${projectColours['tugun-toast-house']}`);
  });

  it('waits until it is near, unless it is on the first screen', () => {
    expect(draw()).toContain('loading="lazy"');
    expect(draw(true)).toMatch(/loading="eager".*fetchPriority="high"/i);
    expect(draw(true)).not.toContain('loading="lazy"');
  });
});
