import { referrerField } from '@/lib/traffic-sources/trace-arrival';

/**
 * Adds the host of the website that the visitor came from to a form that leads to another page of ours, whose own referrer
 * would be this page. Self-contained, because its source text runs inline in the head, before anything can be sent.
 */
function carryReferrer(field: string): void {
  addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
    try {
      const { host } = new URL(document.referrer);
      const carried = host === location.host ? new URLSearchParams(location.search).get(field) : host;
      if (carried) formData.set(field, carried);
    } catch {
      // No referrer, or one that is no address.
    }
  });
}

/** The function's source, for the inline script in the head. */
export const carryReferrerScript = `(${carryReferrer.toString()})(${JSON.stringify(referrerField)})`;
