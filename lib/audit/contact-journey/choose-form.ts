import type { JourneyField, JourneyForm } from '@/lib/headless-browser/journey-page';
import { type FieldPurpose, findPurpose } from '../facts/local-business/form-fields';

export function readPurpose({ name, attributes, label }: JourneyField): FieldPurpose | null {
  return findPurpose({ name, attributes }, label);
}

/** The form by which customers write, a displayed one if there are several; undefined without one. */
export function chooseForm(forms: readonly JourneyForm[]): JourneyForm | undefined {
  const contact = forms.filter(isContactForm);
  const shown = contact.filter(({ seen }) => seen !== 'hidden');
  return (shown.length > 0 ? shown : contact).toSorted((one, other) => other.asked - one.asked)[0];
}

/** Asks for an email address or a phone number and for something else; newsletters and logins don't. */
function isContactForm({ fields, asked, hasPassword }: JourneyForm): boolean {
  if (hasPassword || asked < 2) return false;
  const purposes = fields.map(readPurpose);
  const hasText = fields.some(({ name }) => name === 'textarea');
  if (purposes.includes('tel')) return true;
  return purposes.includes('email') && (hasText || asked > 2);
}
