/**
 * Opens the details of the service in the address's fragment, and marks its section with `data-named`. Self-contained,
 * because its source text also runs inline.
 */
export function openNamedService(): void {
  const section = document.getElementById(location.hash.slice(1))?.closest('section');
  const details = section?.querySelector('details');
  if (!section || !details) return;
  section.dataset.named = '';
  details.open = true;
}

/** The function's source, for an inline script behind the list. */
export const openNamedServiceScript = `(${openNamedService.toString()})()`;
