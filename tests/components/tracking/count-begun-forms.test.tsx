import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countBegunForms } from '@/lib/browser/analytics/count-begun-forms';

const told: unknown[] = [];
let stop: () => void;

beforeEach(() => {
  told.length = 0;
  Reflect.set(navigator, 'sendBeacon', (path: string, body: string) => told.push([path, JSON.parse(body)]));
  globalThis.analyticsEnabled = true;
  render(
    <>
      <form data-form="contact" aria-label="Contact">
        <input aria-label="Name" />
        <textarea aria-label="Message" />
      </form>
      <form data-form="newsletter" aria-label="Newsletter">
        <input aria-label="Email" />
      </form>
      <form aria-label="Preferences">
        <input aria-label="Analytics" type="checkbox" />
      </form>
    </>,
  );
  stop = countBegunForms();
});

afterEach(() => {
  stop();
  globalThis.analyticsEnabled = undefined;
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

it('tells once that a form was begun, by its name and without what was typed', async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Kim');
  await userEvent.type(screen.getByLabelText('Message'), 'Hello');
  await userEvent.type(screen.getByLabelText('Email'), 'k');
  expect(told).toEqual([
    ['/api/metrics/form', { form: 'contact' }],
    ['/api/metrics/form', { form: 'newsletter' }],
  ]);
});

it('tells nothing of a form without a name, nor of a look at a form', async () => {
  await userEvent.click(screen.getByLabelText('Analytics'));
  await userEvent.click(screen.getByLabelText('Name'));
  expect(told).toEqual([]);
});

it('tells nothing without consent, and what is typed after it', async () => {
  globalThis.analyticsEnabled = false;
  await userEvent.type(screen.getByLabelText('Name'), 'Kim');
  expect(told).toEqual([]);
  globalThis.analyticsEnabled = true;
  await userEvent.type(screen.getByLabelText('Name'), 'berly');
  expect(told).toEqual([['/api/metrics/form', { form: 'contact' }]]);
});
