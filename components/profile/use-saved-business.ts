import { type RefObject, useEffect } from 'react';
import { type PrefilledForm, prefillFor } from '@/components/profile/saved-business';

/**
 * Fills the form, once, with what the visitor has saved in the profile on this device, unless they have begun to fill it
 * in: for the component that stays when the form is replaced by its result, so that "Another" shows an empty form.
 */
export function useSavedBusiness(form: RefObject<HTMLFormElement | null>, name: PrefilledForm): void {
  useEffect(() => {
    if (!form.current || hasDraft(name)) return;
    for (const [field, value] of Object.entries(prefillFor(name))) {
      const control = form.current.elements.namedItem(field);
      if (value !== '' && isUntouched(control)) control.value = value;
    }
  }, [form, name]);
}

function isUntouched(
  control: Element | RadioNodeList | null,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (control instanceof HTMLSelectElement)
    return control.value === '' || control.selectedOptions[0]?.defaultSelected === true;
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText && control.value === '';
}

function hasDraft(form: string): boolean {
  try {
    return sessionStorage.getItem(`draft-${form}`) !== null;
  } catch {
    return false;
  }
}
