/** @jest-environment ./tests/support/render-environment.ts */
import { render, screen } from '@testing-library/react';
import { prefillForm } from '@/components/audit/order/audit-form';

const field = (name: string) => screen.getByRole('textbox', { name, hidden: true });

it('an audit’s form is filled from the fragment of its address, with the fold that hides a field, and nothing hidden', () => {
  const { container } = render(
    <form>
      <input name="url" aria-label="url" />
      <input type="hidden" name="locale" defaultValue="en" />
      <details>
        <summary>Rivals</summary>
        <input name="rivalOne" aria-label="rivalOne" />
      </details>
    </form>,
  );
  const [form] = container.getElementsByTagName('form');
  if (form) prefillForm(form, '#url=shop.example&rivalOne=https%3A%2F%2Frival.example%2F&locale=de&other=x');
  expect(field('url')).toHaveValue('shop.example');
  expect(field('rivalOne')).toHaveValue('https://rival.example/');
  expect(container.querySelector('details')).toHaveAttribute('open');
  expect(container.querySelector('[name=locale]')).toHaveValue('en');
});
