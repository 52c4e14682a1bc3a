import { readdirSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Shoreline } from '@/components/effects/shoreline';
import { pageShores, shoreFiles } from '@/components/effects/shores';

const shores = [...new Set(Object.values(pageShores))];

it.each(shores)(
  'the decorative %s on which pages end says nothing to those who can’t see it [SHELL-03]',
  (shore) => {
    const { container } = render(<Shoreline of={shore} />);
    const drawing = container.querySelector('svg');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    const [, file = '', id = ''] =
      /^(.+)\?.+#(.+)$/.exec(drawing?.querySelector('use')?.getAttribute('href') ?? '') ?? [];
    const shapes = new DOMParser().parseFromString(readFileSync(`public${file}`, 'utf8'), 'image/svg+xml');
    expect(shapes.querySelectorAll(`#${id} > path`).length).toBeGreaterThan(1);
    expect(container).toHaveTextContent(/^$/);
  },
);

it('each place is drawn, different, and the end of some page', () => {
  const addresses = Object.values(shoreFiles);
  const own = addresses.filter((address) => address.endsWith('#shore'));
  expect(own.map((address) => address.replace(/^.*\/|\?.*$/g, '')).sort()).toEqual(
    readdirSync('public/art/shores').sort(),
  );
  const files = own.map((address) => readFileSync(`public${address.split('?', 1)}`, 'utf8'));
  expect(new Set([...files, ...addresses.filter((address) => !own.includes(address))]).size).toBe(
    shores.length,
  );
  expect(shores.toSorted()).toEqual(Object.keys(shoreFiles).sort());
});
