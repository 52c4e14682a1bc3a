import { dayMs } from '@/lib/durations';
import { type Locale, locales } from '@/lib/i18n/locales';
import { figureColours as colours } from './figure-colours';

/** A Monday. */
const monday = Date.UTC(2026, 0, 5);
const days = [0, 1, 2, 3, 4, 5, 6];
const workDays = [0, 3];
const postDays = [1, 4];
const minutes = 25;

/** A week with two 25-minute sessions, and the days on which the posts are published. */
export function Week({ locale }: { locale: Locale }) {
  const { hrefLang: tag, dir } = locales[locale];
  const isMirrored = dir === 'rtl';
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const duration = new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  return (
    <svg viewBox="0 0 640 300" aria-hidden="true">
      <path fill={colours.sky} d="M0 0h640v300H0z" />
      {days.map((day) => (
        <g key={day} transform={`translate(${11 + (isMirrored ? 6 - day : day) * 89} 30)`}>
          <path
            fill={workDays.includes(day) ? colours.sun : colours.paper}
            stroke={colours.ink}
            strokeWidth="4"
            d="M0 0h84v206H0z"
          />
          <path fill={colours.ink} d="M0 0h84v42H0z" />
          <text x="42" y="29" textAnchor="middle" fontSize="22" fill={colours.paper}>
            {weekday.format(monday + day * dayMs)}
          </text>
          {workDays.includes(day) && (
            <>
              <circle cx="42" cy="98" r="30" fill={colours.paper} stroke={colours.ink} strokeWidth="4" />
              {/* 25 of 60 minutes. */}
              <path fill={colours.teal} d="M42 98V70A28 28 0 0 1 56 122.2Z" />
              <text x="42" y="166" textAnchor="middle" fontSize="20" fill={colours.ink}>
                {duration.format(minutes)}
              </text>
            </>
          )}
          {postDays.includes(day) && (
            <g stroke={colours.ink} strokeWidth="4">
              <path fill={colours.teal} d="M12 66h60v60H12z" />
              <path fill={colours.paper} stroke="none" d="M14 124l18-28 14 18 8-9 16 19z" />
              <circle cx="56" cy="84" r="7" fill={colours.sun} stroke="none" />
              <path d="M14 142h56M14 158h38" />
            </g>
          )}
        </g>
      ))}
      <g
        transform={isMirrored ? 'translate(640 0) scale(-1 1)' : undefined}
        fill="none"
        stroke={colours.ink}
        strokeWidth="4"
      >
        <path d="M53 240v26h89v-14M142 266h267v-14" />
        <path fill={colours.ink} stroke="none" d="M133 254l9-14 9 14zM400 254l9-14 9 14z" />
      </g>
    </svg>
  );
}
