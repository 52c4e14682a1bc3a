/** Whether an address is that of a website's front page. */
export function isFrontPage(url: string): boolean {
  return /^\/(?:index\.(?:html?|php))?$/.test(new URL(url).pathname);
}
