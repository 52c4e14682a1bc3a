import { barsPath } from './bars';
import { SceneFrame } from './scene-frame';

const clouds = barsPath([
  [250, 428, 200, 18],
  [300, 446, 110, 14],
  [1130, 120, 250, 26],
  [1080, 146, 200, 20],
]);
const glitter = barsPath([
  [520, 512, 240, 9],
  [548, 532, 200, 9],
  [536, 552, 140, 8],
  [586, 572, 90, 8],
]);

/** A breaking wave and a surfer. */
export function SurfBreak({ label }: { label: string }) {
  return (
    <SceneFrame label={label}>
      <circle className="fill-scene-sun" cx="676" cy="504" r="106" />
      <path className="fill-scene-sky3" d={clouds} />
      <path
        className="fill-scene-sky2"
        d={barsPath([
          [600, 446, 230, 16],
          [560, 462, 140, 12],
        ])}
      />
      <path className="fill-scene-h2" d="M0 500l60-34 70 12 60-30 90 34 60 22v10H0z" />
      <path className="fill-scene-sea" d="M0 504h1440v296H0z" />
      <path
        className="fill-scene-sea2"
        d={barsPath([
          [60, 524, 330, 8],
          [210, 548, 260, 8],
          [820, 522, 300, 8],
          [40, 580, 300, 9],
        ])}
      />
      <path className="fill-scene-sun" d={glitter} />
      <path
        className="fill-scene-shal"
        d="M0 640c260 4 470-30 620-104 130-66 210-176 360-206 150-30 300 10 460 90v380H0z"
      />
      <path
        className="fill-scene-sea2"
        d="M0 672c300 0 500-36 640-104 130-62 220-160 340-190-60 70-60 150 10 210 90 76 260 100 450 96v116H0z"
      />
      <path
        className="fill-scene-sea"
        d="M0 706c320 0 520-44 660-106 110-50 180-120 270-172-24 84 10 160 90 216 110 76 270 90 420 84v72H0z"
      />
      <path
        className="fill-scene-sea2"
        d="M180 716c240-8 420-50 560-118-130 84-310 130-560 134zM420 744c190-16 320-60 440-132-100 84-250 134-440 148z"
      />
      <path
        className="fill-scene-foam"
        d="M660 520c120-84 190-176 330-200 160-28 310 14 450 92v60c-50-30-90-34-130-20 10-34-30-56-84-46 0-36-60-50-110-26-24-30-84-30-110 10-40-14-84 4-92 44-38-6-66 18-66 50-30 2-44 20-44 44 8-40 20-78 44-110-70 36-124 74-188 102z"
      />
      <path
        className="fill-scene-foam"
        d="M880 800c-10-40 20-76 64-76 6-40 60-62 100-40 20-44 90-54 122-14 40-30 100-20 118 22 40-16 90-8 156 18v90z"
      />
      <path
        className="fill-scene-foam"
        d="M0 750c120-22 230-22 330-2 60 12 110 12 170 4-60 24-120 26-180 14-100-20-200-18-320 4z"
      />
      <path className="fill-scene-red" d="M700 612c40 8 92-6 138-44 6 2 8 6 4 12-40 44-98 60-142 42z" />
      <path
        className="fill-scene-line"
        d="M748 604l14-34-18-20 6-28 22-12 30 16-4 10-24-6-6 14 22 16 10 32-10 6-16-26-12 36zM770 496a12 12 0 1 0 24 0 12 12 0 1 0-24 0M744 524l-36 12-2-9 34-16z"
      />
    </SceneFrame>
  );
}
