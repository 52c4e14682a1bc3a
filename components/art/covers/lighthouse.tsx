import { barsPath } from '../bars';
import { Palm } from '../palm';
import { CoverFrame } from './cover-frame';

const clouds = barsPath([
  [70, 110, 170, 20],
  [30, 130, 130, 16],
  [1000, 250, 190, 20],
  [1050, 270, 150, 16],
]);
const answer = barsPath([
  [330, 142, 190, 18],
  [330, 176, 226, 18],
  [330, 210, 130, 18],
]);
const swell = barsPath([
  [640, 484, 230, 9],
  [560, 520, 180, 8],
]);
const glitter = barsPath([
  [590, 418, 170, 8],
  [622, 436, 110, 8],
  [612, 454, 70, 8],
]);
const ripples = barsPath([
  [70, 492, 190, 9],
  [120, 512, 110, 8],
  [40, 592, 210, 9],
]);
const shops = [
  { x: 196, width: 104, top: 338, wall: 'fill-scene-t2' },
  { x: 306, width: 150, top: 312, wall: 'fill-scene-wall' },
  { x: 462, width: 88, top: 350, wall: 'fill-scene-h1' },
] as const;

/** A lighthouse whose beam ends in a written answer, which points to one shop on the shore. */
export function Lighthouse({ title }: { title: string }) {
  return (
    <CoverFrame title={title}>
      <path className="fill-scene-t1" d="M0 0h1200v630H0z" />
      <g transform="translate(0 44)">
        <path className="fill-scene-sea" d="M0 210h1200v130H0z" />
        <path className="fill-scene-sea2" d="M0 318h1200v100H0z" />
        <path className="fill-scene-sea" d={clouds} />
        <path
          className="fill-scene-dune2"
          d="M0 380l120-50 110 34 150-44 120 50 90-20 110 44 110-24 120 40H0z"
        />
        <path className="fill-scene-sea" d="M0 406h1200v224H0z" />
        <path className="fill-scene-sun" d={glitter} />
        <path className="fill-scene-sea2" d={swell} />
        <path className="fill-scene-sun dark:opacity-35" opacity=".6" d="M862 146L580 88v176l282-86z" />
        <Shore />
        <Answer />
        <Tower />
      </g>
    </CoverFrame>
  );
}

function Answer() {
  return (
    <>
      <path
        className="fill-scene-foam"
        d="M308 80h260a22 22 0 0 1 22 22v132a22 22 0 0 1-22 22H398l-18 34-18-34h-54a22 22 0 0 1-22-22V102a22 22 0 0 1 22-22z"
      />
      {/* Writing, on paper that is light in both themes. */}
      <path fill="#0e5f73" d={answer} />
      <path
        className="fill-scene-sun"
        d="M306 100l7 18 18 7-18 7-7 18-7-18-18-7 18-7z"
        transform="translate(238 0)"
      />
    </>
  );
}

function Shore() {
  return (
    <>
      <path className="fill-scene-dune" d="M0 400q180-20 360 0t260 40H0z" />
      <Palm x={130} foot={430} scale={1.1} />
      {shops.map(({ x, width, top, wall }) => (
        <g key={x}>
          <path className={wall} d={`M${x} ${top}h${width}v${440 - top}h${-width}z`} />
          <path className="fill-scene-line" d={`M${x - 6} ${top - 10}h${width + 12}v12h${-width - 12}z`} />
          <path className="fill-scene-bay" d={`M${x + 14} 392h${width - 28}v48h${28 - width}z`} />
        </g>
      ))}
      <path className="fill-scene-red" d="M300 362h162l14 28H286z" />
      <path className="fill-scene-foam" d="M334 362h32l-4 28h-38zM398 362h32l10 28h-38z" />
      <path className="fill-scene-sand" d="M0 438h500q90 10 110 60 20 70-90 132H0z" />
      <path className="fill-scene-wet" d={ripples} />
      <path
        className="fill-scene-wet"
        d="M500 438q90 10 110 60 20 70-90 132h-60q120-70 84-132-20-40-124-60z"
      />
    </>
  );
}

function Tower() {
  return (
    <>
      <path className="fill-scene-dune2" d="M690 630c60-100 90-140 150-166 100-40 210-30 360-60v226z" />
      <path className="fill-scene-dune" d="M840 630c40-80 120-130 360-160v160z" />
      <path
        className="fill-scene-kerb"
        d="M888 468c20 30-40 50-60 80s-20 50-30 82h46c6-42 20-62 50-86 30-26 40-48 24-76z"
      />
      <path className="fill-scene-wall" d="M840 214h92l28 262H812z" />
      <path className="fill-scene-t2" d="M886 214h46l28 262h-74z" />
      <path className="fill-scene-sea" d="M831 296h110l7 62H824z" />
      <path className="fill-scene-t1" d="M886 296h55l7 62h-62z" />
      <path className="fill-scene-win" d="M858 246h16v26h-16zM854 386h16v28h-16z" />
      <path
        className="fill-scene-line"
        d="M820 198h132v16H820zM824 172h124v6H824zM828 176h6v24h-6zM938 176h6v24h-6z"
      />
      <path className="fill-scene-bay" d="M852 124h68v74h-68z" />
      <path className="fill-scene-sun" d="M852 138h46v48h-46z" />
      <path className="fill-scene-line" d="M844 124a42 40 0 0 1 84 0zM883 60h6v28h-6zM882 124h8v74h-8z" />
    </>
  );
}
