import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ListedCover } from '@/components/art/covers/listed-cover';
import { Testimonial } from '@/components/clients/testimonial';
import { HomeSections } from '@/components/home/home-sections';
import { ServicesSections } from '@/components/services/services-sections';
import { posts } from '@/lib/content/posts';
import { projects } from '@/lib/content/project-store';
import { addressesFile, renderAddresses } from '@/scripts/drawings/drawing-addresses';
import { renderDrawingFiles } from '@/scripts/drawings/drawing-files';
import { renderInLocale } from '@/tests/support/render-in-locale';

const files = renderDrawingFiles();

it.each(files)(
  'public/art/$name is what its components draw: npm run drawings writes it',
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
      <HomeSections locale="en" />
      <ServicesSections locale="en" />
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
