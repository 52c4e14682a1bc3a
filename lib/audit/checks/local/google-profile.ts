import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { isNamed } from '../../facts/local/business-name';
import { linkedPhones } from '../../facts/local/contact-links';
import { isSamePhone } from '../../facts/local/dialled-number';
import { localFacts } from '../../facts/local/local-facts';
import { isAddressIn } from '../../facts/local/postal-address';
import { shortened } from '../../facts/page/evidence';

/**
 * Name, address and phone number are the same on the page and in the Google business profile that links to this
 * website. Reported, not scored, because only an audit asks for the business name. Google's data is not repeated in the
 * report: it may not be stored.
 */
export const googleProfile = definePageCheck({
  id: 'google-profile',
  category: 'local',
  severity: 'warning',
  weight: 0,
  source: 'https://support.google.com/business/answer/3038177',
  seenIn: 'network',
  needs: ['client-rendered'],
  reasons: ['phone-differs', 'address-differs', 'name-differs'],
  run: ({ page: { html }, businessName, profile }) => {
    if (!html || businessName.trim() === '') return notApplicable;
    if (!profile) return notMeasured;
    const { phones, address } = localFacts(html);
    const shown = [...phones.map(({ text }) => text), ...linkedPhones(html)];
    if (profile.phone !== '' && shown[0] && !shown.some((each) => isSamePhone(each, profile.phone))) {
      return { status: 'failed', reason: 'phone-differs', values: { shown: shortened(shown[0]) } };
    }
    const place = readAddress(profile.address);
    // A line that can't be split, as of another country or of a service area, contradicts nothing.
    const isUnsplit = profile.address !== '' && place.postalCode === '';
    if (place.postalCode !== '' && address !== null && !isAddressIn(html.text, place)) {
      return { status: 'failed', reason: 'address-differs', values: { shown: shortened(address) } };
    }
    if (!isNamed(html, profile.name)) return { status: 'failed', reason: 'name-differs' };
    return isUnsplit && address !== null ? notMeasured : passed;
  },
});

/**
 * "Shop 2, 12 Station St, Nerang QLD 4211, Australia": the part with the postcode contains the place, the part before
 * it the street.
 */
function readAddress(line: string): { street: string; postalCode: string; locality: string } {
  const parts = line.split(',').map((part) => part.trim());
  const place = parts.findIndex((part) => /\s\d{4}$/.test(part));
  const [, locality = '', postalCode = ''] =
    /^(.*?)\s(?:[A-Z]{2,3}\s)?(\d{4})$/.exec(parts[place] ?? '') ?? [];
  return { street: place > 0 ? (parts[place - 1] ?? '') : '', postalCode, locality };
}
