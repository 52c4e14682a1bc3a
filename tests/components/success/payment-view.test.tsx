import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PaymentView } from '@/components/success/payment-view';

const view = <PaymentView complete="paid" unknown="no reference" />;

it('the prerendered page has both views, of which the style sheet hides one; the script leaves the right one [SUCCESS-10]', () => {
  expect(renderToString(view)).toBe(
    '<div class="complete">paid</div><div class="unknown">no reference</div>',
  );
  window.history.replaceState(null, '', '/success');
  const { container } = render(view);
  expect(container.innerHTML).toBe('<div>no reference</div>');
});
