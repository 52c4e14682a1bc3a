/** Centres of the turning circles. Each finger of land ends like the tab of a jigsaw piece. */
const fingers = [
  { x: 128, y: 412 },
  { x: 424, y: 434 },
  { x: 720, y: 410 },
  { x: 1016, y: 436 },
  { x: 1312, y: 412 },
] as const;
const tab = 'M-76 142L-60 130A38 38 0 0 0 -38 88A96 96 0 1 1 38 88A38 38 0 0 0 60 130L76 142V190H-76z';

/** Houses around a turning circle: angle in degrees from the top, and colours of the two sides of the roof. */
const houses = [
  [-112, 't2', 'wall'],
  [-68, 't1', 'win'],
  [-22, 't2', 'wall'],
  [22, 'sea', 'sea2'],
  [68, 't2', 'wall'],
  [112, 't1', 'win'],
] as const;

/** The canals of Robina from above: houses with jetties, one with a red roof. */
export function ContactScene() {
  return (
    <svg viewBox="0 0 1440 620" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path fill="var(--p-sky2)" d="M0 250q200-40 420 6t480-18 540 20v140q-300 30-560-6t-480 20-400-10z" />
      <path
        fill="var(--p-sky3)"
        d="M40 322h120v7H40zM210 300h190v7H210zM560 316h140v7H560zM840 290h220v7H840zM1150 320h170v7h-170z"
      />
      <defs>
        <g id="canal-finger">
          <Finger />
        </g>
      </defs>
      {fingers.map(({ x, y }) => (
        <use key={x} href="#canal-finger" x={x} y={y} />
      ))}
      <g transform="translate(424 434)">
        <House turn={22} dark="line" light="red" />
      </g>
      <Shore />
      <Boats />
      <Pelicans />
    </svg>
  );
}

function Finger() {
  return (
    <>
      <path paintOrder="stroke" fill="var(--p-dune)" stroke="var(--p-sky3)" strokeWidth="46" d={tab} />
      <path paintOrder="stroke" fill="var(--p-dune)" stroke="var(--p-sand)" strokeWidth="20" d={tab} />
      <path fill="var(--p-kerb)" d="M-15 0h30v170h-30zM-38 0a38 38 0 1 1 76 0 38 38 0 1 1-76 0" />
      <path fill="var(--p-road)" d="M-11 0h22v170h-22zM-34 0a34 34 0 1 1 68 0 34 34 0 1 1-68 0" />
      <path fill="var(--p-dune2)" d="M-13 0a13 13 0 1 1 26 0 13 13 0 1 1-26 0" />
      <path
        fill="var(--p-sun)"
        d="M-24 32a4 4 0 1 1 8 0 4 4 0 1 1-8 0M16 32a4 4 0 1 1 8 0 4 4 0 1 1-8 0M-24 86a4 4 0 1 1 8 0 4 4 0 1 1-8 0M16 86a4 4 0 1 1 8 0 4 4 0 1 1-8 0"
      />
      {houses.map(([turn, dark, light]) => (
        <House key={turn} turn={turn} dark={dark} light={light} />
      ))}
    </>
  );
}

/** A house with its shadow, a pool and a jetty behind it, and a tree beside it. */
function House({ turn, dark, light }: { turn: number; dark: string; light: string }) {
  return (
    <g transform={`rotate(${turn})`}>
      <path fill="var(--p-wet)" d="M-4-128h8v32h-8zM-13-130h26v6h-26z" />
      <path fill="var(--p-foam)" d="M8-92h17a7 7 0 0 1 0 14H8a7 7 0 0 1 0-14z" />
      <path fill="var(--p-shal)" d="M8-90h17a5 5 0 0 1 0 10H8a5 5 0 0 1 0-10z" />
      <path fill="var(--p-dune2)" d="M-17-70h44v30h-44zM-34-78a9 9 0 1 1 18 0 9 9 0 1 1-18 0" />
      <path fill="var(--p-sun)" d="M-16-80h20v8h-20z" />
      <path fill={`var(--p-${light})`} d="M-22-74h44v30h-44z" />
      <path fill={`var(--p-${dark})`} d="M-22-44l13-15h18l13 15zM-22-74l13 15v15h-13z" />
    </g>
  );
}

/** The road along the fingers, with gardens on both sides. */
function Shore() {
  const trees = [18, 62, 250, 296, 340, 520, 560, 610, 860, 900, 1130, 1180];
  return (
    <>
      <path fill="var(--p-sand)" d="M0 526q60-10 120 0t180 2 180-4 240 4 300-4 420 2v80H0z" />
      <path fill="var(--p-dune)" d="M0 535q60-8 120 0t180 2 180-4 240 4 300-4 420 2v90H0z" />
      <path fill="var(--p-kerb)" d="M0 576h1440v34H0z" />
      <path fill="var(--p-road)" d="M0 580h1440v26H0z" />
      <path
        fill="var(--p-kerb)"
        d={Array.from({ length: 20 }, (_, dash) => `M${dash * 74 + 12} 591h36v4h-36z`).join('')}
      />
      {fingers.map(({ x }) => (
        <path key={x} fill="var(--p-road)" d={`M${x - 11} 500h22v84h-22z`} />
      ))}
      <path
        fill="var(--p-dune2)"
        d={trees.map((x) => `M${x} 562a11 11 0 1 0 22 0 11 11 0 1 0-22 0`).join('')}
      />
      <path fill="var(--p-wall)" d="M236 582h30a5 5 0 0 1 0 10h-30a5 5 0 0 1 0-10z" />
      <path fill="var(--p-win)" d="M244 583h5v8h-5zM258 583h5v8h-5z" />
    </>
  );
}

/** One boat under way, the others at their jetties. */
function Boats() {
  const boat = 'M-8 16v-20q0-14 8-20 8 6 8 20v20z';
  return (
    <>
      <path fill="var(--p-foam)" d="M276 410l-26 76h9l17-50 17 50h9z" />
      <g transform="translate(276 396) scale(1.15)">
        <path fill="var(--p-foam)" d={boat} />
        <path fill="var(--p-sea)" d="M-5-2h10v12H-5z" />
      </g>
      <g fill="var(--p-foam)">
        <path transform="translate(560 366) rotate(64)" d={boat} />
        <path transform="translate(564 500) rotate(6)" d={boat} />
        <path transform="translate(870 380) rotate(-30)" d={boat} />
        <path transform="translate(864 512)" d={boat} />
        <path transform="translate(1166 500)" d={boat} />
      </g>
      <path fill="var(--p-t1)" d="M861 510h6v9h-6zM1163 498h6v9h-6zM561 498h6v9h-6z" />
    </>
  );
}

/** Pelicans over the lake, with their shadows. */
function Pelicans() {
  const wings = 'M-30 4q14-16 26-9l4-12 4 12q12-7 26 9-14-6-22-1l-5 12h-6l-5-12q-8-5-22 1z';
  return (
    <>
      <g fill="var(--p-shal)">
        <path transform="translate(584 268)" d={wings} />
        <path transform="translate(660 240) scale(.8)" d={wings} />
      </g>
      <g fill="var(--p-foam)">
        <path transform="translate(570 246)" d={wings} />
        <path transform="translate(648 222) scale(.8)" d={wings} />
      </g>
    </>
  );
}
