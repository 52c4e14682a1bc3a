import { barsPath } from '../bars';
import { CoverFrame } from './cover-frame';

const slats = barsPath(Array.from({ length: 9 }, (_, index) => [330, 226 + index * 33, 400, 6] as const));
const lines = barsPath(Array.from({ length: 5 }, (_, index) => [894, 372 + index * 30, 140, 9] as const));
/** Rain, slanted by the wind. */
const rain = Array.from(
  { length: 26 },
  (_, index) => `M${((index * 227) % 1240) - 20} ${(index * 131) % 560}l-16 62`,
).join('');
const wet = barsPath([
  [300, 566, 460, 9],
  [380, 588, 300, 8],
  [470, 608, 160, 8],
  [850, 580, 200, 8],
  [40, 590, 150, 8],
]);

/** A workshop in a storm with its shutter down and locked, and beside it the papers needed to reopen it. */
export function ClosedShutter({ title }: { title: string }) {
  return (
    <CoverFrame title={title}>
      <path className="fill-scene-h2" d="M0 0h1200v630H0z" />
      <path className="fill-scene-h1" d="M0 330h1200v150H0z" />
      <path
        className="fill-scene-dune2"
        d="M0 0h1200v150q-60 60-150 40-40 56-130 30-70 60-170 10-90 50-170-10-70 46-160 4-60 60-170 24-90 50-150-10-60 20-100-30z"
      />
      <path className="fill-scene-sun" d="M150 206h70l-36 84h50L122 436l32-104h-46z" />
      <path className="fill-scene-dune2" d="M0 470l160-50 200 40 240-50 200 50 180-40 220 46v64H0z" />
      <path className="fill-scene-road" d="M0 520h1200v110H0z" />
      <path className="fill-scene-kerb" d="M0 514h1200v10H0z" />
      <path className="fill-scene-wall" d="M270 90h520v434H270z" />
      <path className="fill-scene-line" d="M240 64h580v32H240z" />
      <path className="fill-scene-sea" d="M300 112h460v76H300z" />
      <path className="fill-scene-foam" d="M350 138h360v24H350z" />
      <path className="fill-scene-t2" d="M330 210h400v310H330z" />
      <path className="fill-scene-line" d={slats} />
      <path fill="none" className="stroke-scene-foam" strokeWidth="18" d="M490 376v-40a40 40 0 0 1 80 0v40" />
      <path className="fill-scene-red" d="M460 370h140v108H460z" />
      <path className="fill-scene-foam" d="M520 400h20v46h-20z" />
      <path className="fill-scene-sea2" d={wet} />
      <g transform="rotate(5 960 430)">
        <path className="fill-scene-sun" d="M850 306h86l18 26h132v232H850z" />
        <path className="fill-scene-foam" d="M868 340h200v204H868z" />
        <path className="fill-scene-sea2" d={lines} />
      </g>
      <path fill="none" className="stroke-scene-shal" strokeWidth="4" strokeLinecap="round" d={rain} />
    </CoverFrame>
  );
}
