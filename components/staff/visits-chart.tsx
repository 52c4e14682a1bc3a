import { brand } from '@/lib/config/brand';
import type { DayCount } from '@/lib/staff/summarize-visits';
import { formatDay, t } from '@/lib/staff/words';

/** Percent of the height that the highest line leaves for its figure. */
const headroom = 12;
/** Days before the end within which a month's name has no room. */
const roomForName = 6;
const month = new Intl.DateTimeFormat('en-AU', { month: 'short', timeZone: brand.timeZone });

/** The visits of each day as a bar chart, with lines at round figures and the months below. */
export function VisitsChart({ days }: { days: DayCount[] }) {
  const most = Math.max(0, ...days.map(({ visits }) => visits));
  const step = roundStep(most);
  const top = Math.max(step, Math.ceil(most / step) * step);
  const height = (visits: number) => (visits / top) * (100 - headroom);
  const left = (index: number) => `${(index / days.length) * 100}%`;
  const text = t('visits.chartText', {
    from: formatDay(days[0]?.at ?? 0),
    to: formatDay(days.at(-1)?.at ?? 0),
    most,
  });
  const months = days.flatMap(({ at }, index) => {
    const name = month.format(at);
    const before = days[index - 1];
    const isNew = index === 0 || (before && month.format(before.at) !== name);
    return isNew && index <= days.length - roomForName ? [{ name, index }] : [];
  });
  // The rest of a month at the beginning may be too short for its name.
  const named = months.filter(
    ({ index }, place) => (months[place + 1]?.index ?? days.length) - index >= roomForName,
  );
  return (
    <>
      <svg className="w-full h-40 overflow-visible" role="img" aria-label={text}>
        {Array.from({ length: top / step + 1 }, (_, line) => line * step).map((value) => (
          <line
            key={value}
            className={value === 0 ? 'stroke-(--field)' : 'stroke-(--hair)'}
            x1="0"
            x2="100%"
            y1={`${100 - height(value)}%`}
            y2={`${100 - height(value)}%`}
          />
        ))}
        {days.map(({ at, visits }, index) => (
          <rect
            key={at}
            className="fill-surf"
            x={left(index)}
            y={`${100 - height(visits)}%`}
            width={`${80 / days.length}%`}
            height={`${height(visits)}%`}
          >
            <title>{`${formatDay(at)}: ${visits}`}</title>
          </rect>
        ))}
        {Array.from({ length: top / step }, (_, line) => (line + 1) * step).map((value) => (
          <text
            key={value}
            className="fill-(--muted) text-xs"
            x="0"
            y={`${100 - height(value)}%`}
            dy="-0.3em"
          >
            {value}
          </text>
        ))}
      </svg>
      <svg className="w-full h-5 overflow-visible" aria-hidden="true">
        {named.map(({ name, index }) => (
          <text key={index} className="fill-(--muted) text-xs" x={left(index)} y="1em">
            {name}
          </text>
        ))}
      </svg>
    </>
  );
}

/** A distance between lines of 1, 2 or 5 times a power of ten, so that there are at most four. */
function roundStep(most: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, most / 4)));
  return [1, 2, 5, 10].map((factor) => factor * size).find((step) => most / step <= 4) ?? size;
}
