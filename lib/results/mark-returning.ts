/** Key in the history state under which a page remembers the token of the result that it shows. */
export const RESULT_STATE_KEY = 'resultToken';

/**
 * Sets `data-result` on the root element before the first paint if the visitor comes back to a result, by Back or a
 * reload: components/results/returning-result.tsx then takes the place of the empty form until the result is there.
 * Self-contained, because its source text runs inline in the head.
 */
function markReturning(key: string): void {
  if (typeof history.state?.[key] === 'string') document.documentElement.dataset.result = 'returning';
}

/** The function's source, for the inline script in the head. */
export const markReturningScript = `(${markReturning.toString()})(${JSON.stringify(RESULT_STATE_KEY)})`;
