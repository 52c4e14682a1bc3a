import { consentFromCookie, consentToCookie } from '@/lib/consent/consent-cookie';
import { everythingAllowed, necessaryOnly, parsePreferences } from '@/lib/consent/preferences';

const onlyAnalytics = { ...necessaryOnly, analytics: true };
const onlyMarketing = { ...necessaryOnly, marketing: true };

describe('stored preferences', () => {
  it('are read as they were written', () => {
    expect(parsePreferences(JSON.stringify(onlyAnalytics))).toEqual(onlyAnalytics);
  });

  it('always have the necessary kind', () => {
    const stored = '{"necessary":false,"analytics":false,"marketing":true,"more":1}';
    expect(parsePreferences(stored)).toEqual(onlyMarketing);
  });

  it.each(['', '{', 'null', '[]', '"yes"', '{}', '{"analytics":true}', '{"analytics":1,"marketing":0}'])(
    'are refused when they read %j',
    (stored) => {
      expect(() => parsePreferences(stored)).toThrow(Error);
    },
  );
});

describe('the cookie for the server', () => {
  it.each([
    [necessaryOnly, 'necessary'],
    [onlyAnalytics, 'necessary.analytics'],
    [onlyMarketing, 'necessary.marketing'],
    [everythingAllowed, 'necessary.analytics.marketing'],
  ])('says %j as %s, and back', (preferences, value) => {
    expect(consentToCookie(preferences)).toBe(value);
    expect(consentFromCookie(value)).toEqual(preferences);
  });

  it.each([undefined, '', 'analytics', 'necessary.everything', 'necessaryanalytics', '{"analytics":true}'])(
    'is no consent when it is %j',
    (value) => {
      expect(consentFromCookie(value)).toBeUndefined();
    },
  );
});
