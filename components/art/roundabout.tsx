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
