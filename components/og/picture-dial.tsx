const RADIUS = 150;
const SWEEP = 240;
const ticks = Array.from({ length: 51 }, (_, index) => index * 2);

/** The dial of the SEO tools, without a score. */
export function PictureDial({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="206" fill="#fff6e6" />
      <circle r="196" fill="#0f172a" />
      <g fill="none" strokeWidth="20">
        <path stroke="#dc2626" d={arc(0, 59)} />
        <path stroke="#eab308" d={arc(60, 79)} />
        <path stroke="#2e9e5b" d={arc(80, 100)} />
      </g>
      <path
        stroke="#f4f6fb"
        strokeWidth="3"
        d={ticks.map((value) => tick(value, value % 20 === 0 ? 30 : 12)).join('')}
      />
      <path fill="#f5a81c" transform="rotate(62)" d="M-9 20L0-128 9 20z" />
      <circle r="24" fill="#f5a81c" />
      <circle r="10" fill="#0f172a" />
    </g>
  );
}

function point(value: number, radius: number): string {
  const angle = ((value / 100) * SWEEP - SWEEP / 2) * (Math.PI / 180);
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}

function arc(from: number, to: number): string {
  const isLong = ((to - from) / 100) * SWEEP > 180 ? 1 : 0;
  return `M${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 ${isLong} 1 ${point(to, RADIUS)}`;
}

/** A tick from the inside of the coloured band towards the centre. */
function tick(value: number, length: number): string {
  return `M${point(value, RADIUS - 16)}L${point(value, RADIUS - 16 - length)}`;
}
