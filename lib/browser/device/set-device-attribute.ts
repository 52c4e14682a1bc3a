/**
 * Sets the visitor's kind of device on the root element before the first paint, for the top bar
 * (components/shell/top-bar.module.css). Self-contained, because its source text runs inline in the head. The result
 * is the same as that of `detectDevice`.
 */
function setDeviceAttribute(): void {
  const { userAgent, maxTouchPoints } = navigator;
  // iPads have a Mac's user agent; no Mac has a touch screen.
  const isTouchMac = /Macintosh|Mac OS X/.test(userAgent) && maxTouchPoints > 1;
  const isMobile = isTouchMac || /iPhone|iPod|iPad|Android|Mobi|Tablet(?! PC)/.test(userAgent);
  document.documentElement.dataset.device = isMobile ? 'mobile' : 'desktop';
}

/** The function's source, for the inline script in the head. */
export const markDeviceScript = `(${setDeviceAttribute.toString()})()`;
