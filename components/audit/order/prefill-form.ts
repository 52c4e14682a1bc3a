/**
 * Fills a form's visible fields from the fragment of the address, such as `#businessName=…&rivalOne=…`, which browsers send
 * to no server. Opens the details element around a filled field.
 */
export function prefillForm(form: HTMLFormElement, fragment: string): void {
  for (const [name, value] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') continue;
    control.value = value;
    control.closest('details')?.setAttribute('open', '');
  }
}
