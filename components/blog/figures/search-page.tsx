import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { figureColours as colours } from './figure-colours';

const parts = [
  { number: 1, y: 92 },
  { number: 2, y: 226 },
  { number: 3, y: 350 },
];
const pins = [
  { x: 196, y: 190 },
  { x: 268, y: 232 },
  { x: 320, y: 180 },
];

/** A page of results: the AI answer, the map with three businesses, the list. */
export function SearchPage({ locale }: { locale: Locale }) {
  const { number } = formatters(locale);
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true">
      <path fill={colours.sky} d="M0 0h640v420H0z" />
      <path fill={colours.paper} stroke={colours.ink} strokeWidth="4" d="M110 -8h440v436H110z" />
      <rect x="134" y="14" width="392" height="30" rx="15" fill="none" stroke={colours.ink} strokeWidth="3" />
      <path fill="none" stroke={colours.ink} strokeWidth="3" d="M500 27a7 7 0 1 0 .1 0zm5 12l8 8" />
      <rect x="134" y="58" width="392" height="84" rx="6" fill={colours.sun} />
      <path fill={colours.ink} d="M158 72l5 13 13 5-13 5-5 13-5-13-13-5 13-5z" />
      <path stroke={colours.ink} strokeWidth="6" d="M186 82h300M186 98h320M186 114h190" />
      <path
        stroke={colours.paper}
        strokeWidth="12"
        strokeLinecap="round"
        d="M400 114h24M440 114h24M480 114h24"
      />
      <path fill={colours.grey} d="M134 156h218v110H134z" />
      <path
        fill="none"
        stroke={colours.paper}
        strokeWidth="7"
        d="M134 214L232 200 352 226M216 156L236 266M134 250L300 156"
      />
      <path fill={colours.teal} d="M330 156h22v110h-8q-22-54-14-110z" />
      {pins.map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            fill={colours.bad}
            stroke={colours.ink}
            strokeWidth="2.5"
            d="M0 24C-13 6-14-2-14-6A14 14 0 0 1 14-6C14-2 13 6 0 24Z"
          />
          <circle cy="-6" r="5" fill={colours.paper} />
        </g>
      ))}
      {[170, 206, 242].map((y) => (
        <g key={y} strokeWidth="6">
          <path stroke={colours.ink} d={`M370 ${y}h120`} />
          <path stroke={colours.sun} strokeDasharray="9 4" d={`M370 ${y + 13}h61`} />
          <path stroke={colours.grey} d={`M440 ${y + 13}h70`} />
        </g>
      ))}
      {[292, 346, 400].map((y) => (
        <g key={y}>
          <path stroke={colours.teal} strokeWidth="9" d={`M134 ${y}h230`} />
          <path stroke={colours.grey} strokeWidth="6" d={`M134 ${y + 17}h370M134 ${y + 30}h290`} />
        </g>
      ))}
      {parts.map(({ number: part, y }) => (
        <g key={part} transform={`translate(64 ${y})`}>
          <path stroke={colours.ink} strokeWidth="3" d="M24 0h38" />
          <circle r="25" fill={colours.ink} />
          <text y="10" textAnchor="middle" fontSize="30" fill={colours.paper}>
            {number(part)}
          </text>
        </g>
      ))}
    </svg>
  );
}
