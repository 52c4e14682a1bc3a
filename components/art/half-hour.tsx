const CENTRE = 200;
const minutes = Array.from({ length: 60 }, (_, minute) => minute);

/** A clock face with its first half hour filled in. */
export function HalfHour() {
  return (
    <svg className="half-hour" viewBox="0 0 400 400" aria-hidden="true">
      <circle cx={CENTRE} cy={CENTRE} r="196" />
      <path className="half-hour-free" d="M200 200V34a166 166 0 0 1 0 332z" />
      <path
        className="half-hour-ticks"
        d={minutes.map((minute) => tick(minute, minute % 5 === 0 ? 26 : 10)).join('')}
      />
      <path className="half-hour-hands" d="M200 222V60M200 178v176" />
      <circle className="half-hour-hub" cx={CENTRE} cy={CENTRE} r="14" />
    </svg>
  );
}

/** A line of a length, from the rim inwards. */
function tick(minute: number, length: number): string {
  const angle = (minute / 60) * 2 * Math.PI;
  const at = (radius: number) =>
    `${Math.round(CENTRE + radius * Math.sin(angle))} ${Math.round(CENTRE - radius * Math.cos(angle))}`;
  return `M${at(184)}L${at(184 - length)}`;
}
