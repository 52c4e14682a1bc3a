import { barsPath } from './bars';
import { Palm } from './palm';
import { SceneFrame } from './scene-frame';

const clouds = barsPath([
  [860, 372, 210, 18],
  [900, 390, 120, 14],
  [1060, 168, 270, 24],
  [1120, 192, 230, 18],
]);
const ripples = barsPath([
  [60, 640, 300, 9],
  [420, 622, 180, 8],
  [940, 640, 260, 8],
  [1180, 690, 300, 9],
  [120, 708, 220, 9],
  [560, 742, 340, 10],
]);
const glitter = barsPath([
  [610, 604, 220, 8],
  [640, 622, 180, 8],
  [622, 642, 130, 8],
  [668, 662, 110, 8],
  [648, 684, 70, 8],
]);
const houses = [
  { x: 70, top: 484, width: 190, roof: 'flat' },
  { x: 296, top: 500, width: 170, roof: 'gable' },
  { x: 960, top: 492, width: 180, roof: 'gable' },
  { x: 1176, top: 468, width: 200, roof: 'flat' },
] as const;

/** Houses with jetties on a canal, and a boat. */
export function Canals({ label }: { label: string }) {
  return (
    <SceneFrame label={label}>
      <circle className="fill-scene-sun" cx="720" cy="492" r="112" />
      <path className="fill-scene-sky3" d={clouds} />
      <path
        className="fill-scene-h1"
        d="M0 500l120-34 90 16 140-50 120 44 110-24 130 50 140-34 160 36 130-46 140 42 160-24v120H0z"
      />
      <path className="fill-scene-h2" d="M0 540l200-24 220 18 240-22 260 22 240-20 280 22v60H0z" />
      <path className="fill-scene-dune" d="M0 566q360-16 720-4t720-2v40H0z" />
      <path
        className="fill-scene-t1"
        d="M470 566q250-70 500 0v-16q-250-72-500 0zM560 534h8v40h-8zM700 512h8v62h-8zM860 528h8v46h-8z"
      />
      {houses.map((house) => (
        <House key={house.x} {...house} />
      ))}
      <path className="fill-scene-sea" d="M0 592h1440v208H0z" />
      <path className="fill-scene-sea2" d={ripples} />
      <path className="fill-scene-sun" d={glitter} />
      <path className="fill-scene-kerb" d="M0 588h480v10H0zM950 588h490v10H950z" />
      <path
        className="fill-scene-line"
        d="M330 606h150v8H330zM346 614h8v50h-8zM456 614h8v50h-8zM960 606h120v8H960zM972 614h8v46h-8zM1058 614h8v46h-8z"
      />
      <Boat />
      <Palm x={520} foot={596} scale={0.9} />
      <Palm x={928} foot={594} scale={1.1} />
      <path className="fill-scene-dune2" d="M1440 700c-90 0-150 34-200 100h200z" />
      <Palm x={1376} foot={760} scale={1.9} />
    </SceneFrame>
  );
}

function House({ x, top, width, roof }: (typeof houses)[number]) {
  const foot = 592;
  const middle = top + 52;
  const window = width * 0.22;
  return (
    <>
      <path
        className="fill-scene-line"
        d={
          roof === 'flat'
            ? `M${x - 12} ${top - 12}h${width + 24}v12h${-width - 24}z`
            : `M${x - 14} ${top}l${width / 2 + 14}-44 ${width / 2 + 14} 44z`
        }
      />
      <path className="fill-scene-wall" d={`M${x} ${top}h${width}v${foot - top}h${-width}z`} />
      <path className="fill-scene-t2" d={`M${x} ${top}h${width * 0.36}v${foot - top}h${-width * 0.36}z`} />
      <path
        className="fill-scene-win"
        d={`M${x + 14} ${top + 14}h${window}v26h${-window}zM${x + width * 0.46} ${top + 14}h${window * 2}v26h${-window * 2}z`}
      />
      <path
        className="fill-scene-bay"
        d={`M${x + width * 0.46} ${middle + 4}h${window * 2}v${foot - middle - 4}h${-window * 2}z`}
      />
    </>
  );
}

function Boat() {
  return (
    <>
      <path className="fill-scene-foam" d="M640 690h330l-42 52H676z" />
      <path className="fill-scene-red" d="M648 700h314l-10 14H660z" />
      <path className="fill-scene-wall" d="M716 646h150l34 44H716z" />
      <path className="fill-scene-win" d="M734 656h60v20h-60zM804 656h52l16 20h-68z" />
      <path className="fill-scene-line" d="M770 560h5v86h-5zM676 742h252l-6 8H682z" />
      <path className="fill-scene-foam" d="M780 566l60 74h-60z" />
    </>
  );
}
