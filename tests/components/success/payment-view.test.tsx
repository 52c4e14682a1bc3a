import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PaymentView } from '@/components/success/payment-view';

const view = <PaymentView complete="paid" unknown="no reference" />;

it('the view without a payment is hidden by its style in the prerendered page, and shown once the script has read the address', () => {
  expect(renderToString(view)).toBe('<div class="unread">no reference</div>');
  window.history.replaceState(null, '', '/success');
  render(view);
  expect(screen.getByText('no reference')).not.toHaveClass('unread');
});
