/**
 * Whether the visitor came to this address from another page of this site by a press: by a form or link that opened a
 * document, or by the router, which opens none. False for a foreign link, an address that was typed, a reload and Back.
 */
export function isOwnVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  if (!visit || !(visit instanceof PerformanceNavigationTiming)) return false;
  if (withoutPart(visit.name) !== withoutPart(location.href)) return true;
  return visit.type === 'navigate' && URL.canParse(document.referrer) && isOwn(document.referrer);
}

const withoutPart = (address: string) => address.split('#', 1)[0];

const isOwn = (address: string) => new URL(address).origin === location.origin;
