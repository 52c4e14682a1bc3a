import { figureColours as colours } from './figure-colours';

const pages = [
  { code: 'en', path: '/tours', x: 30 },
  { code: 'ja', path: '/ja/tours', x: 390 },
];

/** hreflang: two language versions of a page that link each other, themselves and the default page. */
export function Languages() {
  return (
    <svg viewBox="0 0 640 340" aria-hidden="true">
      <path fill={colours.sky} d="M0 0h640v340H0z" />
      {pages.map(({ code, path, x }) => (
        <g key={code} transform={`translate(${x} 80)`}>
          <path fill={colours.paper} stroke={colours.ink} strokeWidth="4" d="M0 0h220v150H0z" />
          <path fill={colours.teal} d="M2 2h216v44H2z" />
          <text x="14" y="32" fontSize="24" fill={colours.paper}>
            {path}
          </text>
          <text x="110" y="118" textAnchor="middle" fontSize="62" fill={colours.ink}>
            {code}
          </text>
        </g>
      ))}
      <g fill="none" stroke={colours.ink} strokeWidth="5">
        <path d="M262 132h104M378 178H274" />
        <path d="M92 76C92 20 188 20 188 64M452 76C452 20 548 20 548 64" />
        <path strokeDasharray="12 8" d="M320 290H140v-44" />
      </g>
      <path
        fill={colours.ink}
        d="M364 121l22 11-22 11zM276 167l-22 11 22 11zM177 62l11 18 11-18zM537 62l11 18 11-18zM129 250l11-18 11 18z"
      />
      <rect
        x="320"
        y="262"
        width="210"
        height="56"
        rx="28"
        fill={colours.sun}
        stroke={colours.ink}
        strokeWidth="4"
      />
      <text x="425" y="299" textAnchor="middle" fontSize="28" fill={colours.ink}>
        x-default
      </text>
    </svg>
  );
}
