/** A dashboard dial of 240°, centred on 150,150: zero points to the lower left, 100 to the lower right. */
const CENTRE = 150;
const START_DEGREES = -120;
const DEGREES_PER_POINT = 2.4;
const ARC_RADIUS = 128;
const TICK_RADIUS = 116;
const NUMBER_RADIUS = 150;

export const needleDegrees = (score: number) => START_DEGREES + score * DEGREES_PER_POINT;

/** An arc of the scale, between two scores, a little short at both ends. */
export function arcPath(from: number, to: number): string {
  const GAP = 0.5;
  const large = to - from > 75 ? 1 : 0;
  return `M${at(from + GAP, ARC_RADIUS)}A${ARC_RADIUS} ${ARC_RADIUS} 0 ${large} 1 ${at(to - GAP, ARC_RADIUS)}`;
}

/** Ticks at every second point: long at the twenties, middling at the tens. */
export const tickPaths = {
  long: ticks((score) => score % 20 === 0, 18),
  middle: ticks((score) => score % 10 === 0 && score % 20 !== 0, 12),
  short: ticks((score) => score % 10 !== 0, 6),
};

export const scaleNumbers = [0, 20, 40, 60, 80, 100].map((score) => {
  const [x, y] = place(score, NUMBER_RADIUS);
  return { score, x, y: y + 6 };
});

function ticks(belongs: (score: number) => boolean, length: number): string {
  let path = '';
  for (let score = 0; score <= 100; score += 2) {
    if (belongs(score)) path += `M${at(score, TICK_RADIUS)}L${at(score, TICK_RADIUS - length)}`;
  }
  return path;
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
