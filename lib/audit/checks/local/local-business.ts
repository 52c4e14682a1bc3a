import { definePageCheck, notApplicable } from '../../check';
import { addressPart, findBusinessAddress, localFacts } from '../../facts/local-business/local-facts';
import { EVIDENCE_LIMIT, lineEvidence } from '../../facts/page/evidence';
import { hasValue, readPropertyValues, readTexts } from '../../facts/structured-data/item-values';
import { isLocalBusiness } from '../../facts/structured-data/local-business-types';
import type { StructuredItem } from '../../facts/structured-data/structured-item';

const addressParts = ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'] as const;

/** Countries without postal codes. */
const withoutPostalCodes =
  /^(?:AE|AG|AO|AW|BS|BW|BZ|CI|CM|DJ|DM|FJ|GD|GH|GM|GY|HK|KI|KM|KN|LC|LY|ML|MO|MW|NR|QA|RW|SB|SC|SL|SR|ST|TL|TO|TT|TV|UG|VU|YE|ZW|Hong Kong|Macau|Qatar|Fiji|Vanuatu|Tonga|United Arab Emirates|Bahamas)$/i;

/**
 * Structured data contains the business's name and address, which Google requires. A business that travels to its
 * customers has an area instead of a street.
 */
export const localBusiness = definePageCheck({
  id: 'local-business',
  category: 'local',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  lostWith: ['client-rendered', 'structured-data'],
  reasons: ['missing', 'by-script', 'no-name', 'no-address', 'address-text', 'address-incomplete'],
  cause: { kind: 'business-data' },
  describedOnce: ['missing'],
  effort: { loses: 'find', minutes: 20 },
  run: ({ page }) => {
    const { businesses, items, isLocal } = localFacts(page.html);
    if (!isLocal) return notApplicable;
    if (businesses.length === 0) return { status: 'failed', reason: 'missing' };
    const faults = businesses.flatMap((business) => {
      const fault = findBusinessFault(business, items);
      return fault ? [{ business, ...fault }] : [];
    });
    const [first] = faults;
    const type = (first?.business ?? businesses[0])?.types[0] ?? '';
    const values = { type, missing: first?.missing.join(', ') ?? '' };
    if (!first) return { status: 'passed', values };
    const alike = faults.filter(({ reason }) => reason === first.reason);
    return {
      status: 'failed',
      reason: first.reason,
      values,
      evidence: alike.slice(0, EVIDENCE_LIMIT).map(({ business }) => evidenceFor(business, items)),
      count: alike.length,
    };
  },
  runScripted: ({ structuredTypes = [] }) =>
    structuredTypes.some((type) => isLocalBusiness([type]))
      ? {
          status: 'failed',
          reason: 'by-script',
          severity: 'info',
          values: { types: structuredTypes.join(', ') },
        }
      : undefined,
});

interface Fault {
  reason: 'no-name' | 'no-address' | 'address-text' | 'address-incomplete';
  missing: readonly string[];
}

function findBusinessFault(business: StructuredItem, items: readonly StructuredItem[]): Fault | null {
  if (readTexts(business, 'name', items).length === 0) return { reason: 'no-name', missing: ['name'] };
  const travels = hasValue(business, 'areaServed') || hasValue(business, 'serviceArea');
  const address = findBusinessAddress(business, items);
  if (!address) {
    const isText = readPropertyValues(business, 'address', items).some(
      (value) => typeof value === 'string' && value.trim(),
    );
    if (isText) return { reason: 'address-text', missing: [] };
    return travels ? null : { reason: 'no-address', missing: ['address'] };
  }
  const country = addressPart(address, 'addressCountry', items);
  const missing = addressParts.filter(
    (part) =>
      addressPart(address, part, items) === '' &&
      !(part === 'postalCode' && withoutPostalCodes.test(country)) &&
      !(travels && part !== 'addressCountry'),
  );
  return missing.length > 0 ? { reason: 'address-incomplete', missing } : null;
}

function evidenceFor(business: StructuredItem, items: readonly StructuredItem[]) {
  const name = readTexts(business, 'name', items)[0] ?? '';
  return lineEvidence(`${business.types.join(', ')} ${name}`.trim(), { line: business.line });
}
