/**
 * Whether the visitor navigated to this address from another page of this site, with or without a page load. False for a
 * link from another site, a typed address, a reload and Back.
 */
export function isOwnVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  if (!visit || !(visit instanceof PerformanceNavigationTiming)) return false;
  if (withoutPart(visit.name) !== withoutPart(location.href)) return true;
  return visit.type === 'navigate' && URL.canParse(document.referrer) && isOwn(document.referrer);
}

const withoutPart = (address: string) => address.split('#', 1)[0];

const isOwn = (address: string) => new URL(address).origin === location.origin;
