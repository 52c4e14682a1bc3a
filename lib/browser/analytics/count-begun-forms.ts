import { isAnalyticsAllowed } from './obey-consent';

/**
 * Reports to the server when a form is begun, by its `data-form`: once per page load, and only if the visitor has allowed
 * analytics by then. Returns a function that stops this.
 */
export function countBegunForms(): () => void {
  const begun = new Set<string>();
  const count = ({ target }: Event) => {
    const form = target instanceof Element && target.closest('form')?.dataset.form;
    if (!form || begun.has(form) || !isAnalyticsAllowed()) return;
    begun.add(form);
    navigator.sendBeacon('/api/metrics/form', JSON.stringify({ form }));
  };
  addEventListener('input', count);
  return () => removeEventListener('input', count);
}
