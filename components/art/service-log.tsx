const columns = 4;
const months = Array.from({ length: 12 }, (_, index) => ({
  x: 20 + (index % columns) * 84,
  y: 56 + Math.floor(index / columns) * 62,
}));
const stamped = 9;

/** The stamps of a service book, one for each month. */
export function ServiceLog({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 368 256" aria-hidden="true">
      <path className="fill-scene-wall" d="M2 2h364v252H2z" />
      <path className="fill-scene-sea" d="M2 2h364v34H2z" />
      <path className="fill-scene-foam" d="M20 14h110v10H20z" />
      {months.map(({ x, y }, index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path className="fill-scene-foam stroke-scene-h2" strokeWidth="1.5" d="M0 0h76v54H0z" />
          {index < stamped && (
            <g
              className="stroke-scene-red"
              fill="none"
              strokeWidth="4"
              transform={`rotate(${(index * 7) % 15} 38 27)`}
            >
              <circle cx="38" cy="27" r="20" />
              <path d="M28 27l7 8 14-16" />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}
