import { invisibleInAddress } from '@/lib/mail/clean-address';

/**
 * Takes out of a field for an e-mail address what can't be seen, as soon as it is typed or pasted: browsers refuse to send such an
 * address, and nobody can find out why. Self-contained, because its source text runs inline in the head.
 */
export function cleanAddresses(invisible: RegExp): void {
  function clean(event: Event): void {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== 'email') return;
    // An input method still replaces what it has put there.
    if (event instanceof InputEvent && event.isComposing) return;
    const cleaned = target.value.replace(invisible, '').trim();
    // Not the property of the element itself, which React watches: it would take the change for one that it knows of.
    if (cleaned !== target.value)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, cleaned);
  }
  for (const event of ['input', 'change']) addEventListener(event, clean, true);
}

/** The function's source, for the inline script in the head. */
export const cleanAddressesScript = `(${cleanAddresses.toString()})(${invisibleInAddress})`;
