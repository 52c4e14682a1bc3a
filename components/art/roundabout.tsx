const exits = [
  { x: 200, y: 44 },
  { x: 356, y: 200 },
  { x: 200, y: 356 },
  { x: 44, y: 200 },
] as const;

/** A roundabout from above with four numbered exits; one red ute is on its way round. */
export function Roundabout({ figures }: { figures: readonly string[] }) {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      <clipPath id="roundabout-edge">
        <circle cx="200" cy="200" r="196" />
      </clipPath>
      <circle className="fill-scene-dune" cx="200" cy="200" r="196" />
      <path
        className="fill-scene-road"
        clipPath="url(#roundabout-edge)"
        d="M164 0h72v400h-72zM0 164h400v72H0z"
      />
      <circle className="fill-scene-road" cx="200" cy="200" r="132" />
      <circle
        className="stroke-scene-kerb"
        fill="none"
        strokeWidth="5"
        strokeDasharray="26 18"
        cx="200"
        cy="200"
        r="98"
      />
      <circle className="fill-scene-kerb" cx="200" cy="200" r="66" />
      <circle className="fill-scene-dune2" cx="200" cy="200" r="58" />
      <path className="fill-scene-pine" d="M200 150l17 30-11 2 21 34-13 1 23 39h-74l23-39-13-1 21-34-11-2z" />
      <g transform="rotate(40 200 200)">
        <rect className="fill-scene-red" x="176" y="80" width="62" height="36" rx="8" />
        <path className="fill-scene-win" d="M206 86h12v24h-12z" />
        <path className="fill-scene-t1" d="M181 85h20v26h-20z" />
      </g>
      {exits.map(({ x, y }, index) => (
        <g key={`${x} ${y}`}>
          <circle className="fill-scene-foam" cx={x} cy={y} r="30" />
          <text className="drawn-heading" fill="#0f172a" x={x} y={y + 11} fontSize="32" textAnchor="middle">
            {figures[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}
