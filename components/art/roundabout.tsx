import { FileDrawing } from './file-drawing';

const exits = [
  { x: 200, y: 44 },
  { x: 356, y: 200 },
  { x: 200, y: 356 },
  { x: 44, y: 200 },
] as const;

/** A roundabout from above, with four numbered exits and one red ute. */
export function Roundabout({ figures }: { figures: readonly string[] }) {
  return (
    <FileDrawing file="services" id="roundabout" viewBox="0 0 400 400">
      <g className="drawn-heading" fill="#0f172a" fontSize="32" textAnchor="middle">
        {exits.map(({ x, y }, index) => (
          <text key={`${x} ${y}`} x={x} y={y + 11}>
            {figures[index]}
          </text>
        ))}
      </g>
    </FileDrawing>
  );
}

/** The roundabout without its figures. Both roads end at the edge of the picture. */
export function RoundaboutStreets() {
  return (
    <>
      <circle className="fill-scene-dune" cx="200" cy="200" r="196" />
      <path
        className="fill-scene-road"
        d="M164 7.34a196 196 0 0 1 72 0v385.32a196 196 0 0 1-72 0zM7.34 164a196 196 0 0 0 0 72h385.32a196 196 0 0 0 0-72z"
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
      {exits.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="fill-scene-foam" cx={x} cy={y} r="30" />
      ))}
    </>
  );
}
