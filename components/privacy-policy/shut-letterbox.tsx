const fills = {
  t1: { box: 'var(--p-t1)', plate: 'var(--p-t2)' },
  t2: { box: 'var(--p-t2)', plate: 'var(--p-t1)' },
  wall: { box: 'var(--p-wall)', plate: 'var(--p-t1)' },
  red: { box: 'var(--p-red)', plate: 'var(--p-foam)' },
} as const;

interface ShutLetterboxProps {
  x: number;
  y: number;
  tone: keyof typeof fills;
}

/** A letterbox on its post, with a flap, a lock and a number plate. */
export function ShutLetterbox({ x, y, tone }: ShutLetterboxProps) {
  const { box, plate } = fills[tone];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill="var(--p-line)" d={`M35 60h14v${232 - y}H35z`} />
      <path fill={box} d="M0 84V32a32 32 0 0 1 32-32h20a32 32 0 0 1 32 32v52z" />
      <path fill="var(--p-line)" d="M0 80h84v8H0zM14 30h56v7H14z" />
      <path fill={plate} d="M16 48h26v20H16z" />
      <circle fill="var(--p-line)" cx="62" cy="55" r="6" />
      <path fill="var(--p-line)" d="M59 55h6v14h-6z" />
    </g>
  );
}
