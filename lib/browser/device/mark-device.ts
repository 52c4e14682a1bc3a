/**
 * Puts the kind of the visitor's device on the root element, before the first paint;
 * components/shell/top-bar.module.css shows the bar then. Self-contained, because its source text runs inline in the
 * head. The result equals that of `detectDevice`.
 */
function markDevice(): void {
  const { userAgent, maxTouchPoints } = navigator;
  // iPads have a Mac's user agent; no Mac has a touch screen.
  const isTouchMac = /Macintosh|Mac OS X/.test(userAgent) && maxTouchPoints > 1;
  const isMobile = isTouchMac || /iPhone|iPod|iPad|Android|Mobi|Tablet(?! PC)/.test(userAgent);
  document.documentElement.dataset.device = isMobile ? 'mobile' : 'desktop';
}

/** The same function as text, for the inline script in the head. */
export const markDeviceScript = `(${markDevice.toString()})()`;
