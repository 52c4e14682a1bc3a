import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { isNamed } from '../../facts/local-business/business-name';
import { comparePlaces, sharesScript } from '../../facts/local-business/compare-places';
import { linkedPhones } from '../../facts/local-business/contact-links';
import { isSamePhone } from '../../facts/local-business/dialled-number';
import { localFacts } from '../../facts/local-business/local-facts';
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
  reasons: ['closed', 'closed-for-now', 'phone-differs', 'address-differs', 'name-differs'],
  cause: { kind: 'google-profile' },
  effort: { loses: 'call', minutes: 10 },
  byReason: {
    'name-differs': { effort: { loses: 'find', minutes: 10 } },
  },
  proof: 'google',
  run: ({ page: { html }, businessName, profile }) => {
    if (!html || businessName.trim() === '') return notApplicable;
    if (!profile) return notMeasured;
    if (profile.closed === 'for-good') return { status: 'failed', reason: 'closed', severity: 'critical' };
    if (profile.closed === 'for-now') return { status: 'failed', reason: 'closed-for-now' };
    const { phones, address } = localFacts(html);
    const shown = [...phones.map(({ text }) => text), ...linkedPhones(html)];
    if (profile.phone !== '' && shown[0] && !shown.some((each) => isSamePhone(each, profile.phone))) {
      return { status: 'failed', reason: 'phone-differs', values: { shown: shortened(shown[0]) } };
    }
    // A line that can't be taken apart, as of a service area, contradicts nothing.
    const place =
      address === null || profile.address === '' ? 'same' : comparePlaces(profile.address, html.text);
    if (place === 'other') {
      return { status: 'failed', reason: 'address-differs', values: { shown: shortened(address ?? '') } };
    }
    const isReadable = sharesScript(profile.name, html.text);
    if (isReadable && !isNamed(html, profile.name)) return { status: 'failed', reason: 'name-differs' };
    return place === 'unclear' || !isReadable ? notMeasured : passed;
  },
});
