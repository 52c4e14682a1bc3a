/** A workshop's key board with a tag for each current job; the red tag is the newest. */
export function KeyBoard({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 640 372" aria-hidden="true">
      <path
        className="fill-scene-t1"
        d="M12 0h616a12 12 0 0 1 12 12v348a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12V12A12 12 0 0 1 12 0z"
      />
      <path className="fill-scene-wet" d="M20 20h600v332H20z" />
      <path className="fill-scene-sand" d="M20 20h600v102H20zM20 134h600v102H20zM20 248h600v104H20z" />
      <path className="fill-scene-sky3" d="M330 20h120L240 352H120z" />
      <path className="fill-scene-t1" d="M20 50h600v14H20zM20 206h600v14H20z" />
      {upper.map((key) => (
        <JobKey key={key.x} {...key} y={64} />
      ))}
      {lower.map((key) => (
        <JobKey key={key.x} {...key} y={220} />
      ))}
      <path className="fill-scene-line" d="M525 220h6v16a3 3 0 0 1-6 0z" />
    </svg>
  );
}

interface Hung {
  x: number;
  /** Degrees from hanging straight. */
  tilt: number;
  tag: 'fill-scene-foam' | 'fill-scene-sun' | 'fill-scene-shal' | 'fill-scene-red';
}

const upper: readonly Hung[] = [
  { x: 86, tilt: -4, tag: 'fill-scene-foam' },
  { x: 200, tilt: 3, tag: 'fill-scene-sun' },
  { x: 424, tilt: -2, tag: 'fill-scene-foam' },
  { x: 542, tilt: 5, tag: 'fill-scene-shal' },
];
const lower: readonly Hung[] = [
  { x: 132, tilt: 2, tag: 'fill-scene-shal' },
  { x: 312, tilt: -8, tag: 'fill-scene-red' },
  { x: 434, tilt: 3, tag: 'fill-scene-foam' },
];

function JobKey({ x, y, tilt, tag }: Hung & { y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`rotate(${tilt})`}>
        <path
          className="fill-scene-line"
          fillRule="evenodd"
          d="M-15 25a15 15 0 1 0 30 0 15 15 0 1 0-30 0zm4 0a11 11 0 1 0 22 0 11 11 0 1 0-22 0z"
        />
        <path
          className="fill-scene-h2"
          d="M-5 36h10v48l-5 8-5-8v-6l4-4-4-4v-5l4-4-4-4z"
          transform="rotate(28 0 36)"
        />
        <path
          className="fill-scene-pine"
          d="M-13 34h26a6 6 0 0 1 6 6v12a10 10 0 0 1-10 10H-9a10 10 0 0 1-10-10V40a6 6 0 0 1 6-6z"
          transform="rotate(28 0 36)"
        />
        <path className={tag} d="M-24 58l11-14h26l11 14v58h-48z" transform="rotate(-9 0 36)" />
        <path
          className="fill-scene-line"
          d="M-4 53a4 4 0 1 0 8 0 4 4 0 1 0-8 0M-15 74h30v5h-30zM-15 86h30v5h-30zM-15 98h18v5h-18z"
          transform="rotate(-9 0 36)"
        />
      </g>
      <path className="fill-scene-line" d="M-3 0h6v14a3 3 0 0 1-6 0z" />
    </g>
  );
}
