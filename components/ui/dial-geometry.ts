/** A dashboard dial of 240°, centred on 150,150: zero points to the lower left, 100 to the lower right. */
const CENTRE = 150;
const START_DEGREES = -120;
const DEGREES_PER_POINT = 2.4;
const ARC_RADIUS = 128;
const TICK_RADIUS = 116;
const NUMBER_RADIUS = 150;

export const needleDegrees = (score: number) => START_DEGREES + score * DEGREES_PER_POINT;

/** An arc of the scale between two scores, slightly shortened at both ends. */
export function arcPath(from: number, to: number): string {
  const GAP = 0.5;
  const large = to - from > 75 ? 1 : 0;
  return `M${at(from + GAP, ARC_RADIUS)}A${ARC_RADIUS} ${ARC_RADIUS} 0 ${large} 1 ${at(to - GAP, ARC_RADIUS)}`;
}

/**
 * Attributes of three dashed arcs that draw a tick at every second point, longer at tens and longest at twenties. A path for
 * each tick would be the largest part of a dial's markup.
 */
export const tickArcs = [
  tickArc({ every: 20, length: 18, width: 4 }),
  tickArc({ every: 10, length: 12, width: 2.5 }),
  tickArc({ every: 2, length: 6, width: 1.25 }),
] as const;

export const scaleNumbers = [0, 20, 40, 60, 80, 100].map((score) => {
  const [x, y] = place(score, NUMBER_RADIUS);
  return { score, x, y: y + 6 };
});

/** `every` in points; `length` towards the centre and `width` along the arc in units of the view box. */
function tickArc({ every, length, width }: { every: number; length: number; width: number }) {
  const radius = TICK_RADIUS - length / 2;
  const perPoint = (radius * DEGREES_PER_POINT * Math.PI) / 180;
  const half = width / 2 / perPoint;
  const gap = Number((every * perPoint - width).toFixed(3));
  return {
    d: `M${at(-half, radius)}A${radius} ${radius} 0 1 1 ${at(100 + half, radius)}`,
    strokeWidth: length,
    strokeDasharray: `${width} ${gap}`,
  };
}

function at(score: number, radius: number): string {
  return place(score, radius).join(' ');
}

function place(score: number, radius: number): [number, number] {
  const angle = (needleDegrees(score) * Math.PI) / 180;
  return [round(CENTRE + radius * Math.sin(angle)), round(CENTRE - radius * Math.cos(angle))];
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
