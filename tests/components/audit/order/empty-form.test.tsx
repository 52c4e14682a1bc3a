/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeoAuditSections } from '@/components/audit/order/seo-audit-sections';
import { FieldFaults } from '@/components/shell/field-faults';
import { pasteInto } from '@/tests/support/paste-into';
import { renderInLocale } from '@/tests/support/render-in-locale';

it('an empty audit form names every field that needs a value, at the field, and focuses the first', async () => {
  await renderInLocale(
    <>
      <SeoAuditSections locale="en" />
      <FieldFaults />
    </>,
  );
  const fields = ['Website URL', 'Business Name', 'Email Address'].map((label) =>
    screen.getByLabelText(label),
  );
  await pasteInto(screen.getByLabelText('Business Name'), '  ');
  await userEvent.click(screen.getByRole('button', { name: 'Get My Free SEO Audit' }));
  for (const field of fields) {
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Please fill in this field/));
    expect(field).toBeInvalid();
  }
  expect(fields[0]).toHaveFocus();
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(3);
});
