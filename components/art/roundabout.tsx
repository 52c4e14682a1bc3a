const exits = [
  { x: 200, y: 44 },
  { x: 356, y: 200 },
  { x: 200, y: 356 },
  { x: 44, y: 200 },
] as const;

/** A roundabout from above with four numbered exits; one red ute is on its way round. */
export function Roundabout({ figures }: { figures: readonly string[] }) {
  return (
    <svg className="roundabout" viewBox="0 0 400 400" aria-hidden="true">
      <clipPath id="roundabout-edge">
        <circle cx="200" cy="200" r="196" />
      </clipPath>
      <circle className="hue-dune" cx="200" cy="200" r="196" />
      <path className="hue-road" clipPath="url(#roundabout-edge)" d="M164 0h72v400h-72zM0 164h400v72H0z" />
      <circle className="hue-road" cx="200" cy="200" r="132" />
      <circle className="roundabout-lane" cx="200" cy="200" r="98" />
      <circle className="hue-kerb" cx="200" cy="200" r="66" />
      <circle className="hue-dune2" cx="200" cy="200" r="58" />
      <path className="hue-pine" d="M200 150l17 30-11 2 21 34-13 1 23 39h-74l23-39-13-1 21-34-11-2z" />
      <g transform="rotate(40 200 200)">
        <rect className="hue-red" x="176" y="80" width="62" height="36" rx="8" />
        <path className="hue-win" d="M206 86h12v24h-12z" />
        <path className="hue-t1" d="M181 85h20v26h-20z" />
      </g>
      {exits.map(({ x, y }, index) => (
        <g key={`${x} ${y}`}>
          <circle className="hue-foam" cx={x} cy={y} r="30" />
          <text className="mock-head roundabout-figure" x={x} y={y + 11} fontSize="32" textAnchor="middle">
            {figures[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}
