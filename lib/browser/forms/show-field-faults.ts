/** What a visitor reads below a field that the browser finds not valid. */
export interface FieldFaultWords {
  missing: string;
  email: string;
  other: string;
}

/** Class names: of the part of a form that holds a field, of one with a fault, and of the sentence about it. */
export type FieldFaultLook = Record<'field' | 'faulty' | 'fault', string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Shows what the browser's own validation finds below the field and in our words, instead of in the browser's bubble. What is
 * not valid is not sent all the same. Without script the browser's bubble stays. Returns what ends it.
 */
export function showFieldFaults(words: FieldFaultWords, look: FieldFaultLook): () => void {
  function handleInvalid(event: Event): void {
    const control = event.target;
    if (!isControl(control)) return;
    event.preventDefault();
    const controls = [...(control.form?.elements ?? [])].filter(isControl);
    if (controls.find(({ validity }) => !validity.valid) === control) control.focus();
    // The server's answer about this field is there already.
    if (!control.hasAttribute('aria-invalid')) mark(control, sentenceFor(control, words), look);
  }

  document.addEventListener('invalid', handleInvalid, true);
  return () => document.removeEventListener('invalid', handleInvalid, true);
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

function sentenceFor({ validity, type }: Control, words: FieldFaultWords): string {
  if (validity.valueMissing) return words.missing;
  return type === 'email' ? words.email : words.other;
}

/** Marks the field until its content changes. */
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
