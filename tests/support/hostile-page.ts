import { makeDocument } from './rendering';

/**
 * Scripts for all ways in which a page can request another address: `url` is the address, `at` its host and port. What they
 * start may continue after they return.
 */
export const attempts: Readonly<Record<string, string>> = {
  fetch: `await fetch(url)`,
  'fetch-post': `await fetch(url, { method: 'POST', mode: 'no-cors', body: 'x'.repeat(100), keepalive: true })`,
  xhr: `const x = new XMLHttpRequest(); x.open('GET', url); x.send()`,
  beacon: `navigator.sendBeacon(url, 'x')`,
  'event-source': `new EventSource(url)`,
  'web-socket': `new WebSocket('ws://' + at + '/web-socket')`,
  'web-socket-tls': `new WebSocket('wss://' + at + '/web-socket-tls')`,
  'web-transport': `new WebTransport('https://' + at + '/').ready.catch(() => 0)`,
  https: `await fetch('https://' + at + '/')`,
  img: `new Image().src = url`,
  srcset: `const i = new Image(); i.srcset = url + ' 2x'; document.body.append(i)`,
  script: `add('script', { src: url })`,
  module: `import(url).catch(() => 0)`,
  style: `add('link', { rel: 'stylesheet', href: url })`,
  'style-import': `add('style', { textContent: '@import "' + url + '"' })`,
  background: `document.body.style.background = 'url(' + url + ')'`,
  font: `await new FontFace('f', 'url(' + url + ')').load()`,
  iframe: `add('iframe', { src: url })`,
  'iframe-srcdoc': `add('iframe', { srcdoc: '<img src="' + url + '">' })`,
  'iframe-data': `add('iframe', { src: 'data:text/html,<img src="' + url + '">' })`,
  'iframe-blank': `const f = add('iframe', {}); f.contentWindow.fetch(url)`,
  'iframe-refresh': `add('iframe', { srcdoc: '<meta http-equiv=refresh content="0;url=' + url + '">' })`,
  object: `add('object', { data: url })`,
  embed: `add('embed', { src: url })`,
  video: `add('video', { src: url, preload: 'auto' })`,
  audio: `add('audio', { src: url, preload: 'auto' })`,
  track: `add('video', {}).append(Object.assign(document.createElement('track'), { src: url, default: true }))`,
  svg: `add('div', { innerHTML: '<svg><image href="' + url + '"/><use href="' + url + '#a"/></svg>' })`,
  worker: `new Worker(URL.createObjectURL(new Blob(['fetch("' + url + '")'])))`,
  'worker-import': `new Worker(URL.createObjectURL(new Blob(['importScripts("' + url + '")'])))`,
  'worker-socket': `new Worker(URL.createObjectURL(new Blob(['new WebSocket("ws://' + at + '/worker-socket")'])))`,
  'shared-worker': `new SharedWorker(URL.createObjectURL(new Blob(['fetch("' + url + '")'])))`,
  'service-worker': `await navigator.serviceWorker.register('/service-worker.js')`,
  preconnect: `add('link', { rel: 'preconnect', href: url })`,
  'dns-prefetch': `add('link', { rel: 'dns-prefetch', href: url })`,
  prefetch: `add('link', { rel: 'prefetch', href: url })`,
  preload: `add('link', { rel: 'preload', as: 'image', href: url })`,
  'module-preload': `add('link', { rel: 'modulepreload', href: url })`,
  manifest: `add('link', { rel: 'manifest', href: url })`,
  icon: `add('link', { rel: 'icon', href: url })`,
  speculation: `add('script', { type: 'speculationrules', textContent: JSON.stringify({ prefetch: [{ source: 'list', urls: [url] }], prerender: [{ source: 'list', urls: [url] }] }) })`,
  form: `add('iframe', { name: 'a' + id }); add('form', { action: url, method: 'post', target: 'a' + id }).submit()`,
  popup: `window.open(url)`,
  link: `add('a', { href: url, target: '_blank' }).click()`,
  ping: `add('iframe', { name: 'p' + id }); add('a', { href: '/empty', ping: url, target: 'p' + id }).click()`,
  // A link with `download` to another website is followed like any other.
  download: `add('iframe', { name: 'd' + id }); add('a', { href: url, download: 'x', target: 'd' + id }).click()`,
  'redirect-fetch': `await fetch('/redirect?' + encodeURIComponent(url))`,
  'redirect-image': `new Image().src = '/redirect?' + encodeURIComponent(url)`,
  'redirect-frame': `add('iframe', { src: '/redirect?' + encodeURIComponent(url) })`,
  stun: `await connect({ urls: 'stun:' + at })`,
  'turn-udp': `await connect({ urls: 'turn:' + at + '?transport=udp', username: 'u', credential: 'c' })`,
  'turn-tcp': `await connect({ urls: 'turn:' + at + '?transport=tcp', username: 'u', credential: 'c' })`,
  'turn-tls': `await connect({ urls: 'turns:' + at + '?transport=tcp', username: 'u', credential: 'c' })`,
  candidate: `await connect({ urls: [] }, at)`,
  file: `add('iframe', { src: 'file:///etc/passwd' }); await fetch('file:///etc/passwd')`,
};

/** Functions for the scripts. */
const helpers = `
const add = (name, properties) => {
  const element = Object.assign(document.createElement(name), properties);
  (name === 'iframe' || name === 'a' || name === 'form' ? document.body : document.head).append(element);
  return element;
};
const connect = async (server, at) => {
  const frame = add('iframe', {});
  const Peer = frame.contentWindow.RTCPeerConnection ?? window.RTCPeerConnection;
  const peer = new Peer({ iceServers: server.urls.length ? [server] : [] });
  peer.createDataChannel('x');
  await peer.setLocalDescription(await peer.createOffer());
  if (!at) return;
  const other = new Peer();
  await other.setRemoteDescription(peer.localDescription);
  await other.setLocalDescription(await other.createAnswer());
  await peer.setRemoteDescription(other.localDescription);
  const [ip, port] = at.split(':');
  for (const kind of ['udp', 'tcp'])
    await peer.addIceCandidate({ candidate: 'candidate:1 1 ' + kind + ' 2122260223 ' + ip + ' ' + port + ' typ host' + (kind === 'tcp' ? ' tcptype passive' : ''), sdpMLineIndex: 0 });
};`;

/**
 * A page that tries all of these for each target (`host:port`), and requests `/tried?name` after each. It has loaded once
 * `/hold.png` gets a response.
 */
export function makeHostilePage(targets: readonly string[]): string {
  const functions = Object.entries(attempts).map(
    ([name, script]) => `${JSON.stringify(name)}: async (url, at, id) => { ${script} }`,
  );
  return makeDocument(
    '<p>Hostile</p><img src="/hold.png" alt="">',
    `<script>${helpers}
const attempts = { ${functions.join(',\n')} };
const soon = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
addEventListener('DOMContentLoaded', () => {
  let id = 0;
  for (const at of ${JSON.stringify(targets)})
    for (const [name, run] of Object.entries(attempts)) {
      id += 1;
      const started = run('http://' + at + '/' + name, at, id).catch(() => 0);
      Promise.race([started, soon(1500)]).then(() => fetch('/tried?' + name));
    }
});</script>`,
  );
}
