/** Browsers trust localhost without https. https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy */
export function isLocalHost({ hostname }: URL): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
