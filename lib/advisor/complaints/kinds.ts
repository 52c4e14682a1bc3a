/** How soon a complaint has to be dealt with: more visitors help nobody while the phone is dead or the basket leaks. */
type Stage = 'emergency' | 'leak' | 'measuring' | 'reach';

/** The closed list of complaints that the advice knows, each with its stage. The ids are keys of words. */
export const complaintStages = {
  'stopped-working': 'emergency',
  hacked: 'emergency',
  'domain-lost': 'emergency',
  'listing-suspended': 'emergency',
  'social-lost': 'emergency',
  'legal-claim': 'emergency',
  'trade-rules': 'emergency',
  'name-taken': 'emergency',
  'lost-after-relaunch': 'emergency',
  'bad-links': 'emergency',
  'baskets-left': 'leak',
  'thin-products': 'leak',
  'mail-lost': 'leak',
  'calls-missed': 'leak',
  'too-many-calls': 'leak',
  'messy-bookings': 'leak',
  'no-shows': 'leak',
  'typed-twice': 'leak',
  'same-questions': 'leak',
  'no-staff': 'leak',
  'wrong-enquiries': 'leak',
  'price-shoppers': 'leak',
  'slow-pages': 'leak',
  'unusable-on-phones': 'leak',
  'looks-old': 'leak',
  'cannot-edit': 'leak',
  'not-on-site': 'leak',
  'unclear-offer': 'leak',
  'delivery-apps': 'leak',
  'booking-portals': 'leak',
  marketplaces: 'leak',
  'form-spam': 'leak',
  'other-languages': 'leak',
  'wrong-listing': 'leak',
  'fake-reviews': 'leak',
  'bad-reviews': 'leak',
  'supplier-gone': 'leak',
  'contract-trap': 'leak',
  'no-return': 'leak',
  privacy: 'leak',
  'unmeasured-ads': 'measuring',
  'seo-without-result': 'measuring',
  'clicks-no-calls': 'measuring',
  'no-trust': 'reach',
  'poor-photos': 'reach',
  'season-soon': 'reach',
  'little-money': 'reach',
  'whom-to-believe': 'reach',
  'no-website': 'reach',
  'wants-shop': 'reach',
  'not-found': 'reach',
  'not-in-ai': 'reach',
  'few-enquiries': 'reach',
  'quiet-days': 'reach',
  'name-forgotten': 'reach',
  'new-area': 'reach',
} as const satisfies Record<string, Stage>;

export type ComplaintKind = keyof typeof complaintStages;

export const complaintKinds = listKinds();

export function isComplaintKind(name: string): name is ComplaintKind {
  return Object.hasOwn(complaintStages, name);
}

function listKinds(): ComplaintKind[] {
  const kinds: ComplaintKind[] = [];
  for (const kind in complaintStages) if (isComplaintKind(kind)) kinds.push(kind);
  return kinds;
}
