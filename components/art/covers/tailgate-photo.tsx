import { barsPath } from '../bars';
import { pinePath } from '../pines';
import { CoverFrame } from './cover-frame';

const clouds = barsPath([
  [720, 90, 250, 22],
  [790, 112, 160, 16],
  [60, 176, 150, 18],
]);
const glitter = barsPath([
  [930, 356, 200, 8],
  [956, 374, 150, 8],
  [950, 392, 90, 8],
]);

/** The tools on a tailgate by the sea, and the phone that takes their picture. */
export function TailgatePhoto({ title }: { title: string }) {
  return (
    <CoverFrame title={title}>
      <path className="fill-scene-noon" d="M0 0h1200v630H0z" />
      <path className="fill-scene-noon2" d="M0 200h1200v150H0z" />
      <path className="fill-scene-foam" d={clouds} />
      <path className="fill-scene-h1" d="M0 344l80-40 90 20 110-50 130 60 100 10z" />
      <path className="fill-scene-sea2" d="M0 344h1200v110H0z" />
      <path className="fill-scene-foam" d={glitter} />
      <path className="fill-scene-sand" d="M0 440q500-60 1200-24v60H0z" />
      <path className="fill-scene-pine" d={pinePath(110, 60, 474) + pinePath(1140, 196, 464)} />
      <path className="fill-scene-wet" d="M0 466h1200v12H0z" />
      <path className="fill-scene-kerb" d="M0 476h1200v154H0z" />
      <path className="fill-scene-h1" d="M150 496h12l-60 134H86zM700 496h12l76 134h-18z" />
      <path className="fill-scene-road" d="M206 552h460l30 40H176z" />
      <g transform="translate(196 176)">
        <Ute />
      </g>
      <Phone />
    </CoverFrame>
  );
}

/** From behind, with the tailgate down; 480 wide, 390 high. */
function Ute() {
  return (
    <>
      <path className="fill-scene-line" d="M36 330h76v58H36zM368 330h76v58h-76z" />
      <path className="fill-scene-sea2" d="M96 0h288l36 124H60z" />
      <path className="fill-scene-win" d="M118 20h244l20 78H98z" />
      <path className="fill-scene-line" d="M60-22h360v14H60zM72-8h12v132H72zM396-8h12v132h-12z" />
      <path className="fill-scene-t2" d="M96-40h20v18H96zM122-34h20v12h-20zM150-46h20v24h-20z" />
      <path className="fill-scene-sea2" d="M24 124h432v170H24z" />
      <path className="fill-scene-t1" d="M54 136h372v110H54z" />
      <path className="fill-scene-sun" d="M30 150h16v56H30zM434 150h16v56h-16z" />
      <path className="fill-scene-t2" d="M300 96h20v150h-20zM326 110h20v136h-20z" />
      <path className="fill-scene-h1" d="M352 176h60l-8 70h-44z" />
      <path className="fill-scene-line" d="M140 142h84v28h-12v-16h-60v16h-12z" />
      <path className="fill-scene-red" d="M92 166h180v80H92z" />
      <path className="fill-scene-foam" d="M92 196h180v6H92zM172 190h20v18h-20z" />
      <path className="fill-scene-sea2" d="M24 246h432l28 50H-4z" />
      <path className="fill-scene-sea" d="M-4 296h488v24H-4z" />
      <path className="fill-scene-line" d="M10 320h460v22H10z" />
      <path className="fill-scene-foam" d="M206 318h68v22h-68z" />
      <path
        className="fill-scene-foam"
        d="M120 266h90a7 7 0 0 1 0 14h-90a7 7 0 0 1 0-14zM250 262h14v22h-14zM268 268h60v9h-60z"
      />
    </>
  );
}

function Phone() {
  return (
    <g transform="rotate(7 760 330)">
      <clipPath id="tailgate-photo-screen">
        <path d="M650 118h220v300H650z" />
      </clipPath>
      <path
        className="fill-scene-t2"
        d="M900 600l40-190q10-60-30-90l-40 20v240l-170-40q-40 20-30 60l10 110h200z"
      />
      <rect className="fill-scene-line" x="634" y="76" width="252" height="486" rx="34" />
      <g clipPath="url(#tailgate-photo-screen)">
        <path className="fill-scene-noon" d="M640 110h240v320H640z" />
        <path className="fill-scene-sea2" d="M640 236h240v60H640z" />
        <path className="fill-scene-kerb" d="M640 296h240v130H640z" />
        <g transform="translate(664 192) scale(.4)">
          <Ute />
        </g>
      </g>
      <path
        className="fill-scene-foam"
        d="M650 418h220v100H650zM720 92h80a5 5 0 0 1 0 10h-80a5 5 0 0 1 0-10z"
      />
      {/* Writing, on paper that is light in both themes. */}
      <path fill="#0e5f73" d="M672 482h150a6 6 0 0 1 0 12H672a6 6 0 0 1 0-12z" />
      <path
        className="fill-scene-sun"
        d="M692 466c-18-14-24-20-24-30a12 12 0 0 1 24-4 12 12 0 0 1 24 4c0 10-6 16-24 30z"
      />
      <path
        className="fill-scene-t2"
        d="M900 330q24-10 30 14t-22 34l-60 16q-22 4-26-14t16-24zM904 396q24-6 28 16t-24 32l-52 12q-22 4-26-14t16-24zM900 460q24-6 28 14t-22 30l-44 10q-20 4-24-12t14-22z"
      />
    </g>
  );
}
