import { render } from '@testing-library/react';
import { TrapField } from '@/components/ui/trap-field';
import { trapField } from '@/lib/site/trap-field';
import { listImports, sourceFiles } from '@/tests/support/source-files';

it('is no part of the page for people and for password managers', () => {
  const { container } = render(<TrapField />);
  const field = container.querySelector('input');
  expect(field).not.toBeVisible();
  expect(field).toHaveAttribute('name', trapField);
  for (const [name, value] of [
    ['autocomplete', 'off'],
    ['tabindex', '-1'],
    ['data-1p-ignore', ''],
    ['data-bwignore', 'true'],
    ['data-form-type', 'other'],
    ['data-lpignore', 'true'],
  ] as const) {
    expect(field).toHaveAttribute(name, value);
  }
});

it.each([
  'components/contact/contact-form.tsx',
  'components/quote/quote-panel.tsx',
  'components/audit/order/audit-form.tsx',
])('is in the form of %s', (path) => {
  const [file] = sourceFiles([path], /\.tsx$/);
  expect(file && listImports(file).map(({ target }) => target)).toContain('components/ui/trap-field');
});
