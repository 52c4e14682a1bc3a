/** A face of 24 hours in a 320 px square: midnight below, noon above, clockwise. */
const CENTRE = 160;
const RADIUS = 122;

export function hourDegrees(hours: number): number {
  return (hours / 24) * 360 + 180;
}

export function hourPoint(hours: number, radius: number): { x: number; y: number } {
  const angle = (hourDegrees(hours) * Math.PI) / 180;
  return { x: round(CENTRE + radius * Math.sin(angle)), y: round(CENTRE - radius * Math.cos(angle)) };
}

/** The ring from one hour to a later one (beyond 24 is the next day). */
export function hourArc(from: number, to: number): string {
  const start = hourPoint(from, RADIUS);
  const end = hourPoint(to, RADIUS);
  const long = to - from > 12 ? 1 : 0;
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 ${long} 1 ${end.x} ${end.y}`;
}

/** Tick marks inside the ring: every hour, or every `step` hours. */
export function hourTicks(step: number, length: number): string {
  return Array.from({ length: 24 / step }, (_, index) => {
    const outer = hourPoint(index * step, RADIUS - 14);
    const inner = hourPoint(index * step, RADIUS - 14 - length);
    return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
  }).join('');
}

// Server and browser must render the same figures, or hydration fails.
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
