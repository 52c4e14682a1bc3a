import 'server-only';

/** Heap of each page's scripts; the memory of the whole browser is watched besides, see guarded-browser.ts. */
const HEAP_MB = 256;

/**
 * Arguments by which a browser has no way to the net but its proxy, which Playwright adds with `<-loopback>`, so that this
 * machine's own names and addresses are asked of it as well: it resolves no other name, sends nothing by UDP, and asks for
 * nothing of its own.
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
  // Services of Google that Chrome asks for itself: nobody is at this address, and the proxy refuses it.
  '--gaia-url=https://127.0.0.1:9',
  '--gcm-checkin-url=https://127.0.0.1:9',
  '--gcm-registration-url=https://127.0.0.1:9',
  // Since 156 it asks for one component in spite of --disable-component-update.
  '--component-updater=url-source=https://127.0.0.1:9/',
  '--no-pings',
  // Windows that a page opens.
  '--block-new-web-contents',
  // One page at a time in a browser without a past: processes of its own for each frame would only cost memory.
  '--disable-site-isolation-trials',
  '--disable-gpu',
  '--disable-3d-apis',
  '--disable-notifications',
  '--disable-speech-api',
  '--mute-audio',
  `--js-flags=--max-old-space-size=${HEAP_MB}`,
];

/** What Playwright sets for tests and a stranger's page shall not have. */
export const unwantedArguments: readonly string[] = [
  '--disable-popup-blocking',
  '--disable-ipc-flooding-protection',
  '--enable-unsafe-swiftshader',
];
