import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Shoreline } from '@/components/effects/shoreline';

it('the decorative coast on which every page ends says nothing to those who can’t see it [SHELL-03]', () => {
  const { container } = render(<Shoreline />);
  const drawing = container.querySelector('svg');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  const [, file = '', id = ''] =
    /^(.+)#(.+)$/.exec(drawing?.querySelector('use')?.getAttribute('href') ?? '') ?? [];
  const shapes = new DOMParser().parseFromString(readFileSync(`public${file}`, 'utf8'), 'image/svg+xml');
  expect(shapes.querySelectorAll(`#${id} > path`).length).toBeGreaterThan(1);
  expect(container).toHaveTextContent(/^$/);
});
