/**
 * Outlines of jigsaw pieces. One side of a piece is a straight line with at most one knob; drawn clockwise, a tab
 * bulges out of the piece and a socket into it, so the neighbour's side is the same line in the other direction.
 */
export interface Side {
  to: readonly [number, number];
  /** Position of the knob along the side, and its direction. */
  knob?: { at: number; kind: 'tab' | 'socket' };
}

const RADIUS = 46;
// Proportions of the knob, in radii: a head on two fillets (see the drawing rules of the design).
const NECK = 1.112 * RADIUS;
const SHOULDER = 0.794 * RADIUS;
const RISE = 0.643 * RADIUS;
const FILLET = 0.4 * RADIUS;

export function piecePath(start: readonly [number, number], sides: readonly Side[]): string {
  return `${linePath(start, sides)}Z`;
}

/** The same sides as an open line. */
export function linePath(start: readonly [number, number], sides: readonly Side[]): string {
  let [x, y] = start;
  let path = `M${x} ${y}`;
  for (const { to, knob } of sides) {
    if (knob) path += knobPath([x, y], to, knob);
    path += x === to[0] ? `V${to[1]}` : `H${to[0]}`;
    [x, y] = to;
  }
  return path;
}

function knobPath(
  [x, y]: readonly [number, number],
  to: readonly [number, number],
  knob: NonNullable<Side['knob']>,
) {
  const dx = Math.sign(to[0] - x);
  const dy = Math.sign(to[1] - y);
  const centre = dx === 0 ? [x, knob.at] : [knob.at, y];
  const out = knob.kind === 'tab' ? 1 : -1;
  // Left of the drawing direction is outside, because the piece is drawn clockwise.
  const point = (along: number, outwards: number) =>
    [(centre[0] ?? 0) + dx * along + dy * outwards * out, (centre[1] ?? 0) + dy * along - dx * outwards * out]
      .map((value) => Number(value.toFixed(1)))
      .join(' ');
  const turn = knob.kind === 'tab' ? 0 : 1;
  const fillet = `A${FILLET} ${FILLET} 0 0 ${turn} `;
  return [
    `L${point(-NECK, 0)}`,
    `${fillet}${point(-SHOULDER, RISE)}`,
    `A${RADIUS} ${RADIUS} 0 1 ${1 - turn} ${point(SHOULDER, RISE)}`,
    `${fillet}${point(NECK, 0)}`,
  ].join('');
}
