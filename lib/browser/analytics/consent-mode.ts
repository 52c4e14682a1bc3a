/** The parts of a visitor's consent that concern analytics. */
export interface GivenConsent {
  analytics: boolean;
  marketing: boolean;
}

/**
 * Creates Google's command queue, with everything denied before any other command, as Consent Mode v2 requires
 * (https://developers.google.com/tag-platform/security/guides/consent). Loads nothing and sends nothing.
 */
export function startConsentMode(): void {
  if (globalThis.gtag) return;
  const queue: unknown[] = [];
  globalThis.dataLayer = queue;
  globalThis.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: Google's script accepts a command only as an Arguments object, not as an array.
    queue.push(arguments);
  };
  globalThis.gtag('consent', 'default', consentSignals({ analytics: false, marketing: false }));
}

/** A visitor's choice as the four signals of Consent Mode v2. */
export function consentSignals({ analytics, marketing }: GivenConsent) {
  const ads = marketing ? 'granted' : 'denied';
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics ? 'granted' : 'denied',
  } as const;
}
