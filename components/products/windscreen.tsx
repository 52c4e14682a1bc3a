import styles from './products-hero.module.css';

/** Rainforest trunks: left edge, width and lean; distant ones are paler. */
const far = [
  30, 96, 150, 236, 300, 372, 452, 520, 586, 650, 704, 770, 910, 980, 1050, 1120, 1190, 1262, 1330, 1400,
];
const middle = [64, 200, 338, 492, 612, 688, 954, 1036, 1150, 1286, 1378];

function trunks(starts: readonly number[], width: number, foot: number, step: number): string {
  return starts
    .map(
      (x, index) =>
        `M${x} ${foot}l${width / 3} ${-foot - 20}h${width / 2}l${width / 4} ${foot + 20 - (index % 3) * step}z`,
    )
    .join('');
}

/** A bend of a mountain road in fog, as a driver sees it: gum trees, a guard rail, a car ahead. */
export function Windscreen() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path className="fill-scene-sky2" d="M0 110h1440v310H0z" />
      <path
        className="fill-scene-h1"
        d="M0 128a40 40 0 0 1 70-20 56 56 0 0 1 96-6 60 60 0 0 1 108 0 52 52 0 0 1 92-4 58 58 0 0 1 104 2 54 54 0 0 1 96-2 60 60 0 0 1 106 2 52 52 0 0 1 92 0 56 56 0 0 1 100 6 50 50 0 0 1 76 20v22q-420 36-940 0z"
        opacity=".4"
      />
      <g transform="translate(0 130) scale(1 .5)">
        <path className="fill-scene-h1" d={trunks(far, 9, 330, 6)} opacity=".55" />
      </g>
      <path className="fill-scene-sky3" d="M0 226h1440v194H0z" />
      <Canopy />
      <path
        className="fill-scene-sky3"
        d="M-40 246h520a13 13 0 0 1 0 26H-40zM560 232h330a11 11 0 0 1 0 22H560a11 11 0 0 1 0-22zM1010 250h470v26h-470a13 13 0 0 1 0-26z"
      />
      <path className="fill-scene-dune" d="M0 296q320-26 720-6t720-14v144H0z" />
      <path
        className="fill-scene-dune2"
        d="M0 344q240-34 520-30L250 420H0zM1090 300q200-10 350-6v126h-150z"
      />
      <path
        className="fill-scene-kerb"
        d="M330 420C520 372 700 344 806 318c44-12 40-22-30-26l-60-6h44c120 6 190 16 236 36 90 30 170 62 236 98z"
      />
      <path
        className="fill-scene-road"
        d="M372 420C560 372 730 346 826 320c52-14 44-26-24-30l-50-4h14c110 6 170 16 216 38 76 28 142 60 200 96z"
      />
      <path
        className="fill-scene-kerb"
        d="M724 420l52-40h16l-42 40zM812 366l34-26h12l-30 26zM868 330l16-12h9l-14 12z"
      />
      <GuardRail />
      <Ferns />
      <path className="fill-scene-red" d="M884 314l6-14h28l6 14v14h-40z" />
      <path className="fill-scene-win" d="M892 311l4-8h16l4 8z" />
      <path className="fill-scene-sun" d="M885 317h9v5h-9zM914 317h9v5h-9z" />
      <path className="fill-scene-line" d="M886 327h9v7h-9zM912 327h9v7h-9z" />
    </svg>
  );
}

/** Gum trees at the right, with ferns below. */
function Canopy() {
  return (
    <>
      <g transform="translate(0 120) scale(1 .56)">
        <path className="fill-scene-h2" d={trunks(middle.slice(6), 17, 330, 8)} />
      </g>
      <path
        className="fill-scene-h2"
        d="M880 110a40 40 0 0 1 56-40 60 60 0 0 1 104-12 56 56 0 0 1 100-4 64 64 0 0 1 116 4 60 60 0 0 1 110-2 44 44 0 0 1 74 10v96q-50 20-96 0-70 26-120-4-60 24-116-2-60 22-110-4-70 14-118-42z"
      />
      <path
        className="fill-scene-pine"
        d="M1276 420l16-360 10-70h26l-8 76 20 354zM1310 130l70-60 8 8-74 76zM1296 170l-56-46 6-8 54 36z"
      />
      <path
        className="fill-scene-dune2"
        d="M1180 108a40 40 0 0 1 66-30 52 52 0 0 1 90-34 60 60 0 0 1 104-8v110q-60 20-110-16-50 24-90-6-40 14-60-16z"
      />
    </>
  );
}

/** A trunk at the left edge, and tree ferns below it. */
function Ferns() {
  const fern =
    'M-3 0h6l1-44q26-6 46 12-18-24-44-20 22-14 46-4-24-20-50-2 6-18 22-24-22 0-26 22-4-22-26-22 16 6 22 24-26-18-50 2 24-10 46 4-26-4-44 20 20-18 46-12z';
  return (
    <>
      <path className="fill-scene-pine" d="M-12 420l16-440h22l20 440z" />
      <path className="fill-scene-pine" transform="translate(96 372)" d={fern} />
      <path className="fill-scene-pine" transform="translate(170 352) scale(.7)" d={fern} />
      <path className="fill-scene-pine" transform="translate(252 364) scale(.9)" d={fern} />
      <path className="fill-scene-pine" transform="translate(1216 366) scale(1.1)" d={fern} />
    </>
  );
}

function GuardRail() {
  return (
    <>
      <path
        className="fill-scene-t1"
        d="M986 306h6v24h-6zM1040 318h7v28h-7zM1106 338h8v32h-8zM1184 364h9v36h-9z"
      />
      <path className="fill-scene-wall" d="M940 292q70 4 130 32t180 70v16q-110-48-184-74t-126-34z" />
      <path
        className="fill-scene-line"
        d="M1008 262h42v32h-42zM1026 294h6v26h-6zM1090 272h48v38h-48zM1111 310h7v34h-7z"
      />
      <path className="fill-scene-sun" d="M1011 265h36v26h-36zM1093 275h42v32h-42z" />
      <path
        className="fill-scene-line"
        d="M1034 268l-12 10 12 10h8l-12-10 12-10zM1119 279l-14 12 14 12h9l-14-12 14-12z"
      />
    </>
  );
}
