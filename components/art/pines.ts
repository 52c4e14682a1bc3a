const TIERS = 8;

/** A Norfolk pine of the foreshore: a trunk and eight tiers, each shorter than the one below. */
export function pinePath(x: number, top: number, foot: number): string {
  const height = foot - top;
  const reach = height * 0.215;
  const drop = Math.round(height * 0.128);
  const lowest = foot - height * 0.246;
  const step = (lowest - top) / (TIERS - 1);
  let path = `M${x - 2} ${foot}V${top}h4v${height}z`;
  for (let tier = 0; tier < TIERS; tier++) {
    const half = Math.round(reach * (1 - tier * 0.106));
    path += `M${x} ${Math.round(lowest - tier * step)}l${half} ${drop}q${-half / 2}-5-${half}-4-${half / 2}-1-${half} 4z`;
  }
  return path;
}
