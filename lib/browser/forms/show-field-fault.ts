import type { Messages } from '@/lib/i18n/messages';

/** The messages below a field that the browser finds invalid. `foreign_mailbox`: for an address whose part before the @ is not ASCII. */
export type FieldFaults = Pick<
  Messages['errors']['fields'],
  'required' | 'invalid_email' | 'foreign_mailbox' | 'invalid_phone' | 'invalid'
>;

/** Class names: of an element that contains a field, of one whose field is invalid, and of the error message. */
export type FieldFaultLook = Record<'field' | 'faulty' | 'fault', string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Shows the result of the browser's own validation below the field, in our words. The first invalid field of a form gets
 * the focus.
 * @param target the target of an `invalid` event, which may have been corrected since: this module is loaded after it
 */
export function showFieldFault(target: EventTarget | null, words: FieldFaults, look: FieldFaultLook): void {
  if (!isControl(target) || target.validity.valid) return;
  const controls = [...(target.form?.elements ?? [])].filter(isControl);
  if (controls.find(({ validity }) => !validity.valid) === target) target.focus();
  // The server's message about this field is shown already.
  if (!target.hasAttribute('aria-invalid')) mark(target, sentenceFor(target, words), look);
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

function sentenceFor({ validity, type, value }: Control, words: FieldFaults): string {
  if (validity.valueMissing) return words.required;
  if (type === 'tel') return words.invalid_phone;
  if (type !== 'email') return words.invalid;
  const name = value.slice(0, Math.max(0, value.lastIndexOf('@')));
  return /\P{ASCII}/u.test(name) ? words.foreign_mailbox : words.invalid_email;
}

/** Marks the field as invalid until its content changes. */
function mark(control: Control, sentence: string, look: FieldFaultLook): void {
  const fields = [...document.getElementsByClassName(look.field)];
  const field = fields.find((element) => element.contains(control));
  const describedBy = control.getAttribute('aria-describedby');
  const fault = document.createElement('span');
  fault.id = `${control.id}-fault`;
  fault.className = look.fault;
  fault.textContent = sentence;
  if (field) field.append(fault);
  else control.after(fault);
  field?.classList.add(look.faulty);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', [fault.id, describedBy].filter(Boolean).join(' '));

  function clear(): void {
    fault.remove();
    field?.classList.remove(look.faulty);
    control.removeAttribute('aria-invalid');
    if (describedBy) control.setAttribute('aria-describedby', describedBy);
    else control.removeAttribute('aria-describedby');
  }
  control.addEventListener('input', clear, { once: true });
}
