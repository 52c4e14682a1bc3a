import type { DayCount } from '@/lib/staff/summarize-visits';
import { formatDay, t } from '@/lib/staff/words';

const barWidth = 8;
const height = 120;

/** The visits of each day as a bar chart. */
export function VisitsChart({ days }: { days: DayCount[] }) {
  const most = Math.max(0, ...days.map(({ visits }) => visits));
  const scale = (visits: number) => Math.round((visits / Math.max(1, most)) * height);
  const text = t('visits.chartText', {
    from: formatDay(days[0]?.at ?? 0),
    to: formatDay(days.at(-1)?.at ?? 0),
    most,
  });
  return (
    <svg
      className="w-full h-36"
      viewBox={`0 0 ${days.length * barWidth} ${height + 2}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text}
    >
      <line className="stroke-(--field)" x1="0" x2={days.length * barWidth} y1={height + 1} y2={height + 1} />
      {days.map(({ at, visits }, index) => (
        <rect
          key={at}
          className="fill-surf"
          x={index * barWidth + 1}
          y={height - scale(visits)}
          width={barWidth - 2}
          height={scale(visits)}
        >
          <title>{`${formatDay(at)}: ${visits}`}</title>
        </rect>
      ))}
    </svg>
  );
}
