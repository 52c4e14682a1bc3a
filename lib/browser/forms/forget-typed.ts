/** Call when a form was sent or its values were deleted: forgets what was typed into it. `form`: its `data-form`. */
export function forgetTyped(form: string): void {
  dispatchEvent(new CustomEvent('site:form-sent', { detail: form }));
}
