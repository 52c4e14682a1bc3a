import { barsPath } from './bars';
import { City } from './city';
import { pinePath } from './pines';
import { SceneFrame } from './scene-frame';

const clouds = barsPath([
  [1080, 150, 270, 26],
  [1170, 176, 230, 20],
  [690, 292, 190, 20],
  [732, 312, 110, 16],
]);
const glitter = barsPath([
  [570, 566, 300, 9],
  [606, 586, 240, 9],
  [584, 608, 170, 9],
  [640, 632, 150, 8],
  [614, 656, 104, 8],
  [658, 680, 70, 8],
]);
const reflections = barsPath([
  [838, 572, 250, 8],
  [874, 594, 300, 8],
  [856, 620, 190, 8],
  [900, 646, 220, 8],
  [604, 574, 70, 7],
]);

const GROUND = 554;
/** The low buildings north of the towers: start, top and width of each. */
const blocks = [
  [40, 512, 48],
  [112, 526, 66],
  [200, 500, 34],
  [252, 528, 72],
  [348, 516, 40],
  [404, 530, 58],
  [492, 508, 30],
  [546, 524, 50],
] as const;
const town = {
  sunlit: blocks.map(([x, top, width]) => `M${x} ${top}h${width}V${GROUND}h${-width}z`).join(''),
  shaded: blocks.map(([x, top, width]) => `M${x} ${top}h${width * 0.6}V${GROUND}h${-width * 0.6}z`).join(''),
};
/** Along the foreshore, and on the headland in the south. */
const pines =
  pinePath(176, 470, 554) + pinePath(330, 486, 554) + pinePath(1300, 396, 480) + pinePath(1352, 416, 482);

/** The towers at dawn, seen from the water. */
export function DawnSkyline({ label }: { label: string }) {
  return (
    <SceneFrame label={label}>
      <defs>
        <pattern id="win" width="12" height="14" patternUnits="userSpaceOnUse">
          <path className="fill-scene-win" d="M0 0h12v5H0z" />
        </pattern>
      </defs>
      <circle className="fill-scene-sun" cx="760" cy="496" r="150" />
      <path className="fill-scene-sky3" d={clouds} />
      <path
        className="fill-scene-sky2"
        d={barsPath([
          [560, 442, 210, 18],
          [612, 460, 120, 14],
        ])}
      />
      <path
        className="fill-scene-h1"
        d="M0 492l120-16 150 10 170-18 190 14 210-22 230 16 190-12 180 14v60H0z"
      />
      <path className="fill-scene-h2" d="M0 518l200-14 240 12 280-16 300 14 420-10v50H0z" />
      <g transform="translate(164 26)">
        <City />
      </g>
      <path className="fill-scene-t2" d={town.sunlit} />
      <path className="fill-scene-t1" d={town.shaded} />
      <path
        className="fill-scene-dune2"
        d="M1206 556c20-44 60-78 108-84 30-4 46 10 76 6 20-2 34-10 50-8v86z"
      />
      <path className="fill-scene-pine" d={pines} />
      <path className="fill-scene-dune" d="M0 534q200-14 430 0t520-4q280-10 490 4v26H0z" />
      <path className="fill-scene-sand" d="M0 548q380-10 760 0t680-2v14H0z" />
      <path className="fill-scene-sea" d="M0 556h1440v244H0z" />
      <path className="fill-scene-t1" d={reflections} />
      <path
        className="fill-scene-sea2"
        d={barsPath([
          [40, 640, 340, 9],
          [1120, 672, 360, 9],
          [180, 706, 260, 10],
          [960, 728, 420, 10],
        ])}
      />
      <path className="fill-scene-sun" d={glitter} />
      <path
        className="fill-scene-foam"
        d="M0 742c140-26 260-26 380-4 90 16 170 16 270 2 150-20 270-20 400 4 120 22 240 20 390-6v14c-150 26-280 26-400 4-130-22-240-20-380-2-110 14-190 12-290-4-120-20-230-18-370 8z"
      />
      <path className="fill-scene-line" d="M1058 706h150l-22 26h-108zM1128 628h5v78h-5z" />
      <path className="fill-scene-foam" d="M1138 634l54 66h-54z" />
      <path className="fill-scene-red" d="M1123 640v60h-44z" />
    </SceneFrame>
  );
}
