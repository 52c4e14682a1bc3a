interface Tower {
  x: number;
  top: number;
  width: number;
}

const back: readonly Tower[] = [
  { x: 700, top: 424, width: 34 },
  { x: 738, top: 380, width: 26 },
  { x: 768, top: 330, width: 42 },
  { x: 814, top: 252, width: 30 },
  { x: 848, top: 366, width: 46 },
  { x: 902, top: 136, width: 56 },
  { x: 962, top: 300, width: 34 },
  { x: 1010, top: 400, width: 32 },
  { x: 1046, top: 446, width: 24 },
];

const front: readonly Tower[] = [
  { x: 722, top: 468, width: 30 },
  { x: 886, top: 430, width: 24 },
  { x: 930, top: 462, width: 40 },
  { x: 994, top: 450, width: 28 },
];

const GROUND = 526;
const BALCONIES = 516;
/** The shadow side of a tower, as a share of its front. */
const SHADE = 0.58;

/** Towers of two tones, sunlit on the right; balconies are one striped pattern. The tallest has a spire. */
export function City() {
  return (
    <>
      <path className="fill-scene-t2" d="M930 88l5 52h-10z" />
      <Row towers={back} />
      <path className="fill-scene-t2" d="M902 136l56-30v30z" />
      <Row towers={front} />
    </>
  );
}

function Row({ towers }: { towers: readonly Tower[] }) {
  const shade = ({ width }: Tower) => Math.round(width * SHADE);
  return (
    <>
      <path
        className="fill-scene-t2"
        d={towers.map((tower) => block(tower.x, tower.top, tower.width, GROUND)).join('')}
      />
      <path
        className="fill-scene-t1"
        d={towers.map((tower) => block(tower.x, tower.top, shade(tower), GROUND)).join('')}
      />
      <path
        fill="url(#win)"
        d={towers.map((tower) => block(tower.x + 3, tower.top + 8, shade(tower) - 6, BALCONIES)).join('')}
      />
    </>
  );
}

function block(x: number, top: number, width: number, foot: number): string {
  return `M${x} ${top}h${width}V${foot}h${-width}z`;
}
