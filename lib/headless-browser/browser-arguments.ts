import 'server-only';

/** Script heap of each page, MB; the memory of the whole browser is limited in guarded-browser.ts. */
const HEAP_MB = 256;

/**
 * Arguments that leave a browser no network access but its proxy: it resolves no other name, sends no UDP and makes no
 * requests of its own. Playwright adds the proxy with `<-loopback>`, so requests to this machine's own names and
 * addresses go through it as well.
 */
export function guardedArguments(proxyHost: string): string[] {
  return [`--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${proxyHost}`, ...fixed];
}

const fixed: readonly string[] = [
  '--disable-quic',
  '--dns-prefetch-disable',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-client-side-phishing-detection',
  '--no-first-run',
  // Google services that Chrome contacts by itself: nothing listens at this address, and the proxy refuses it.
  '--gaia-url=https://127.0.0.1:9',
  '--gcm-checkin-url=https://127.0.0.1:9',
  '--gcm-registration-url=https://127.0.0.1:9',
  // Since version 156 it requests one component in spite of --disable-component-update.
  '--component-updater=url-source=https://127.0.0.1:9/',
  '--no-pings',
  // Blocks windows that a page opens.
  '--block-new-web-contents',
  // With one page at a time and a fresh profile, separate processes for frames would only cost memory.
  '--disable-site-isolation-trials',
  '--disable-gpu',
  '--disable-3d-apis',
  '--disable-notifications',
  '--disable-speech-api',
  '--mute-audio',
  `--js-flags=--max-old-space-size=${HEAP_MB}`,
];

/** Playwright's defaults for tests that are unsuitable for unknown pages. */
export const unwantedArguments: readonly string[] = [
  '--disable-popup-blocking',
  '--disable-ipc-flooding-protection',
  '--enable-unsafe-swiftshader',
];
