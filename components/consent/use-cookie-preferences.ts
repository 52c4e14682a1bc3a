import { useEffect, useState } from 'react';
import { countBegunForms } from '@/lib/browser/analytics/count-begun-forms';
import { obeyConsent } from '@/lib/browser/analytics/obey-consent';
import { rememberedPreferences, rememberPreferences } from '@/lib/browser/consent/remembered-preferences';
import { CONSENT_KEY, type CookiePreferences, necessaryOnly } from '@/lib/consent/preferences';

/** `undefined` until the browser's storage has been read. */
export type Choice = CookiePreferences | 'none' | undefined;

/** The visitor's choice; applied to the page whenever it is read or changes, here or in another tab. */
export function useCookiePreferences(measurementId: string | undefined) {
  const [choice, setChoice] = useState<Choice>();

  useEffect(() => {
    const read = () => {
      const remembered = rememberedPreferences();
      obeyConsent(remembered ?? necessaryOnly, measurementId);
      setChoice(remembered ?? 'none');
    };
    // `key` is null when another tab cleared all storage.
    const follow = ({ key }: StorageEvent) => {
      if (key === CONSENT_KEY || key === null) read();
    };
    read();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [measurementId]);

  useEffect(countBegunForms, []);

  const choose = (preferences: CookiePreferences) => {
    rememberPreferences(preferences);
    obeyConsent(preferences, measurementId);
    setChoice(preferences);
  };
  return { choice, choose };
}
