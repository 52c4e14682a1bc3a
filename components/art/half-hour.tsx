import { classNames } from '@/components/ui/class-names';

const CENTRE = 200;
const minutes = Array.from({ length: 60 }, (_, minute) => minute);

/** A clock face with its first half hour filled in. */
export function HalfHour({ className }: { className?: string }) {
  return (
    <svg className={classNames('fill-scene-wall', className)} viewBox="0 0 400 400" aria-hidden="true">
      <circle cx={CENTRE} cy={CENTRE} r="196" />
      <path className="fill-scene-win" d="M200 200V34a166 166 0 0 1 0 332z" />
      <path
        className="stroke-ink"
        fill="none"
        strokeWidth="4"
        d={minutes.map((minute) => tick(minute, minute % 5 === 0 ? 26 : 10)).join('')}
      />
      <path className="stroke-ink" fill="none" strokeWidth="14" d="M200 222V60M200 178v176" />
      <circle className="fill-red" cx={CENTRE} cy={CENTRE} r="14" />
    </svg>
  );
}

/** A line of the given length, from the rim inwards. */
function tick(minute: number, length: number): string {
  const angle = (minute / 60) * 2 * Math.PI;
  const at = (radius: number) =>
    `${Math.round(CENTRE + radius * Math.sin(angle))} ${Math.round(CENTRE - radius * Math.cos(angle))}`;
  return `M${at(184)}L${at(184 - length)}`;
}
