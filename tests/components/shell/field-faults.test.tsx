import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldFaults } from '@/components/shell/field-faults';
import { FormField } from '@/components/ui/form-field';
import type { Locale } from '@/lib/i18n/locales';
import { renderInLocale } from '@/tests/support/render-in-locale';

async function renderForm(locale: Locale = 'en') {
  const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const field = (name: string) => ({ form: 'sample', name, label: name, errors: undefined, faultIcon: null });
  await renderInLocale(
    <>
      <form onSubmit={send}>
        <FormField {...field('name')} hint="As on the sign">
          {(wiring) => <input {...wiring} required />}
        </FormField>
        <FormField {...field('mail')}>{(wiring) => <input {...wiring} type="email" required />}</FormField>
        <button type="submit">Send</button>
      </form>
      <FieldFaults />
    </>,
    locale,
  );
  const press = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    // The code that shows errors is loaded with the first of them.
    await import('@/lib/browser/forms/show-field-fault');
    await Promise.resolve();
  };
  return { send, press, name: screen.getByLabelText('name'), mail: screen.getByLabelText('mail') };
}

it('says below each empty field that it is missing, and puts the focus into the first', async () => {
  const { send, press, name, mail } = await renderForm();
  await press();
  expect(send).not.toHaveBeenCalled();
  expect(name).toHaveAccessibleDescription('Please fill in this field. As on the sign');
  expect(name).toBeInvalid();
  expect(name).toHaveFocus();
  expect(mail).toHaveAccessibleDescription('Please fill in this field.');
});

it('keeps the browser’s own bubble away', async () => {
  const { name } = await renderForm();
  const bubble = new Event('invalid', { cancelable: true });
  name.dispatchEvent(bubble);
  expect(bubble.defaultPrevented).toBe(true);
});

it('shows what an email address looks like, in the language of the page', async () => {
  const { press, name, mail } = await renderForm('de');
  await userEvent.type(name, 'Ferry Road Autos');
  await userEvent.type(mail, 'info@');
  await press();
  expect(mail).toHaveAccessibleDescription(/name@example\.com/);
  expect(mail).toHaveFocus();
  expect(name).toBeValid();
});

it('says why an address with other letters before the @ is no use, and whom to call', async () => {
  const { press, name, mail } = await renderForm('de');
  await userEvent.type(name, 'Jürgen');
  await userEvent.type(mail, 'jürgen@nerang.example');
  await press();
  expect(mail).toHaveAccessibleDescription(/vor dem @.*1300 944 422/);
});

it('says nothing about a field that is filled in before the code that shows errors has loaded', async () => {
  const { press, name, mail } = await renderForm();
  const pressed = press();
  fireEvent.input(name, { target: { value: 'Ferry Road Autos' } });
  await pressed;
  expect(name).toBeValid();
  expect(name).toHaveAccessibleDescription('As on the sign');
  expect(mail).toHaveAccessibleDescription('Please fill in this field.');
});

it('takes its sentence back as soon as the field changes, and sends what is right', async () => {
  const { send, press, name, mail } = await renderForm();
  await press();
  await userEvent.type(name, 'Ferry Road Autos');
  expect(name).toHaveAccessibleDescription('As on the sign');
  expect(name).not.toHaveAttribute('aria-invalid');
  await userEvent.type(mail, 'info@ferryroad.example');
  await press();
  expect(send).toHaveBeenCalledTimes(1);
});
