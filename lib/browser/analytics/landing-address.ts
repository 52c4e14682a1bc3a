/** The address that the browser loaded; client-side navigation may have changed the address bar since. */
export function landingAddress(): string {
  return performance.getEntriesByType?.('navigation')[0]?.name ?? location.href;
}
