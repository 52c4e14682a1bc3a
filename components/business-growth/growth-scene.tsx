import { barsPath } from '@/components/art/bars';

/** One wave, 260 wide and 120 high, about to break: its body, and its lip. */
const body = 'M0 120C46 116 84 84 108 40C128 4 176-10 214 14C190 12 174 28 176 48C180 88 222 110 260 120z';
const lip = 'M108 40C128 4 176-10 214 14C190 12 174 28 176 48C164 34 138 30 118 46C112 50 106 46 108 40z';

/** Further out they are smaller: a set on its way in. Start, water line and size. */
const set = [
  [250, 250, 0.34],
  [350, 262, 0.54],
  [500, 280, 0.82],
  [716, 306, 1.2],
  [1010, 346, 1.72],
] as const;

/** A beach between the flags, and a set of waves that grows like the bars of a chart. */
export function GrowthScene({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 1440 460" preserveAspectRatio="xMinYMax slice" role="img" aria-label={label}>
      <circle className="fill-scene-sun" cx="560" cy="196" r="118" />
      <path
        className="fill-scene-sky3"
        d={barsPath([
          [470, 120, 210, 16],
          [520, 136, 240, 14],
          [30, 92, 240, 18],
          [90, 110, 130, 14],
          [980, 70, 260, 20],
        ])}
      />
      <path className="fill-scene-h1" d="M0 196l60-22 80 8 70-26 90 34 60 6v10H0z" />
      <path className="fill-scene-sea" d="M0 200h1440v260H0z" />
      <path
        className="fill-scene-sea2"
        d={barsPath([
          [30, 214, 300, 7],
          [700, 216, 380, 7],
          [1120, 236, 260, 8],
          [20, 240, 180, 8],
        ])}
      />
      <path
        className="fill-scene-sun"
        d={barsPath([
          [468, 210, 184, 8],
          [500, 226, 120, 7],
        ])}
      />
      {set.map(([x, water, size]) => (
        <g key={x} transform={`translate(${x} ${water - 120 * size}) scale(${size})`}>
          <path className="fill-scene-shal" d={body} />
          <path className="fill-scene-sea2" d="M30 120C78 110 112 76 132 56C140 90 176 112 214 120z" />
          <path className="fill-scene-foam" d={lip} />
        </g>
      ))}
      <path
        className="fill-scene-foam"
        d="M0 340C180 318 330 352 520 342C760 328 960 372 1160 360C1270 354 1370 340 1440 348V460H0z"
      />
      <path
        className="fill-scene-wet"
        d="M0 352C180 332 330 366 520 356C760 342 960 386 1160 374C1270 368 1370 354 1440 362V460H0z"
      />
      <path className="fill-scene-sand" d="M0 376C220 360 420 392 660 386C900 380 1180 408 1440 396V460H0z" />
      <Tower />
      <Flag x={300} />
      <Flag x={660} />
    </svg>
  );
}

/** The lifesavers' hut on stilts. */
function Tower() {
  return (
    <>
      <path
        className="fill-scene-line"
        d="M74 300l-22 110h10l24-110zM176 300l22 110h-10l-24-110zM60 356h130v7H60z"
      />
      <path className="fill-scene-wall" d="M62 214h126v76H62z" />
      <path className="fill-scene-bay" d="M80 230h90v34H80z" />
      <path className="fill-scene-line" d="M122 230h6v34h-6zM48 288h154v14H48z" />
      <path className="fill-scene-red" d="M44 214l20-34h122l20 34z" />
      <path className="fill-scene-sun" d="M52 200h146l8 14H44z" />
      <path className="fill-scene-line" d="M122 130h6v52h-6z" />
      <path className="fill-scene-red" d="M128 132h44l-10 12 10 12h-44z" />
    </>
  );
}

function Flag({ x }: { x: number }) {
  return (
    <>
      <path className="fill-scene-line" d={`M${x} 300h6v104h-6z`} />
      <path className="fill-scene-red" d={`M${x + 6} 302h56v21h-56z`} />
      <path className="fill-scene-sun" d={`M${x + 6} 323h56v21h-56z`} />
    </>
  );
}
