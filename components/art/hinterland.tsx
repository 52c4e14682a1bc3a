import { barsPath } from './bars';
import { pinePath } from './pines';
import { SceneFrame } from './scene-frame';

/** The storm cloud: its lit top, its body, and its dark base. */
const top = barsPath([
  [900, 150, 420, 44],
  [840, 186, 640, 52],
  [960, 116, 260, 44],
]);
const body = barsPath([
  [770, 226, 760, 56],
  [720, 268, 420, 48],
  [1060, 256, 460, 60],
]);
const belly = barsPath([
  [690, 304, 520, 44],
  [840, 288, 720, 56],
  [620, 334, 300, 26],
]);
const trees =
  pinePath(1296, 330, 700) + pinePath(1380, 400, 740) + pinePath(1216, 452, 690) + pinePath(150, 560, 720);
const orchard = [
  [216, 668],
  [276, 684],
  [336, 668],
  [236, 704],
  [940, 690],
  [1004, 702],
  [1068, 692],
] as const;

/** A storm over the ranges behind the coast: a valley road, a lit house on stilts, a waterfall. */
export function Hinterland({ label }: { label: string }) {
  return (
    <SceneFrame label={label}>
      <path className="fill-scene-t2" d={top} />
      <path className="fill-scene-h2" d={body} />
      <path
        className="fill-scene-h1"
        d="M0 470l110-50 90 20 130-80 110 66 120-26 120 60 110-40 120-110 60-16 50 30 90 100 110-30 110 40 110-30v200H0z"
      />
      <path
        className="fill-scene-h2"
        d="M0 520l170-46 120 26 190-60 180 70 130-20 170-60 140 70 190-40 150 40v160H0z"
      />
      <path className="fill-scene-dune2" d="M850 700l50-120 70-56 80-14 70 8 90-26 110 30 120-10v188z" />
      <Downpour />
      <path
        className="fill-scene-foam"
        d="M1058 511h20v112h-20zM1086 513h8v100h-8zM1040 616h74a14 14 0 0 1 0 20h-74a14 14 0 0 1 0-20z"
      />
      <path className="fill-scene-dune" d="M0 600c200-50 380-60 560-20 200 44 420 70 880 40v180H0z" />
      <path className="fill-scene-dune2" d="M0 690c220-40 420-30 640 4 260 40 520 40 800-10v116H0z" />
      <path
        className="fill-scene-kerb"
        d="M560 800c40-70 190-78 250-110 54-30 20-62-60-80-50-12-60-26-20-42l20 2c-24 14-10 24 40 36 110 26 140 66 70 106-60 34-110 40-130 88z"
      />
      <path
        className="fill-scene-road"
        d="M582 800c44-62 180-72 240-106 50-30 18-66-64-86-46-12-52-24-18-38l8 1c-24 14-12 24 38 36 100 26 126 62 62 98-60 34-120 38-146 95z"
      />
      <House />
      {orchard.map(([x, y]) => (
        <path
          key={x}
          className="fill-scene-pine"
          d={`M${x - 24} ${y}a24 24 0 0 1 48 0zM${x - 2} ${y}h4v14h-4z`}
        />
      ))}
      <path className="fill-scene-pine" d={trees} />
      <Ute />
    </SceneFrame>
  );
}

/** Rain as one slanted curtain in front of the ranges, with lightning. */
function Downpour() {
  return (
    <>
      <defs>
        <pattern id="downpour" width="34" height="60" patternUnits="userSpaceOnUse">
          <path className="fill-scene-foam" d="M20 4h2l-10 34h-2zM36 34h2l-7 24h-2z" opacity=".7" />
        </pattern>
      </defs>
      <path className="fill-scene-sea" d="M760 330h640l-120 290H660z" opacity=".55" />
      <path fill="url(#downpour)" d="M760 330h640l-120 300H650z" />
      <path className="fill-scene-t1" d={belly} />
      <path className="fill-scene-sun" d="M948 340h40l-26 66h30l-84 130 26-92h-30z" />
    </>
  );
}

function House() {
  return (
    <>
      <path className="fill-scene-line" d="M416 596l96-54h150l86 54v10H416z" />
      <path className="fill-scene-wall" d="M436 606h292v58H436z" />
      <path className="fill-scene-t2" d="M436 606h86v58h-86z" />
      <path className="fill-scene-sun" d="M456 618h46v34h-46zM554 618h40v34h-40zM660 618h46v34h-46z" />
      <path className="fill-scene-bay" d="M612 616h30v48h-30z" />
      <path className="fill-scene-t1" d="M426 664h312v8H426z" />
      <path
        className="fill-scene-line"
        d="M444 672h8v36h-8zM508 672h8v38h-8zM580 672h8v40h-8zM650 672h8v40h-8zM712 672h8v38h-8z"
      />
    </>
  );
}

function Ute() {
  return (
    <>
      <path className="fill-scene-red" d="M730 716l8-18h34l12 18h52v18h-112v-18z" />
      <path className="fill-scene-win" d="M742 714l6-11h18l8 11z" />
      <path
        className="fill-scene-line"
        d="M736 734a10 10 0 1 0 20 0 10 10 0 1 0-20 0M804 734a10 10 0 1 0 20 0 10 10 0 1 0-20 0"
      />
    </>
  );
}
