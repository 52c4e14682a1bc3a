import { render, screen } from '@testing-library/react';
import { NavLink } from '@/components/shell/nav-link';
import { AtPath } from '@/tests/support/at-path';

it.each([
  { at: '/contact', href: '/contact', current: 'page' },
  { at: '/contact', href: '/blog', current: null },
  { at: '/fa/contact', href: '/fa/contact', current: 'page' },
  { at: '/fa/contact', href: '/fa', current: null },
])('at $at a link to $href has aria-current $current', ({ at, href, current }) => {
  render(
    <AtPath pathname={at}>
      <NavLink href={href}>A page</NavLink>
    </AtPath>,
  );
  expect(screen.getByRole('link', { name: 'A page' }).getAttribute('aria-current')).toBe(current);
});
