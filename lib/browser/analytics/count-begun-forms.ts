import { isAnalyticsAllowed } from './obey-consent';

/**
 * Tells the server that a form was begun, by its `data-form`: once for each load of the page, and only if the visitor had
 * allowed analytics when typing. Returns a function that ends it.
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
