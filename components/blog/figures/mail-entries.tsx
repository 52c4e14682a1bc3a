import { figureColours as colours } from './figure-colours';

/** A message checked by SPF and DKIM, one of which must pass, then by DMARC: delivered or rejected. */
export function MailEntries() {
  return (
    <svg viewBox="0 0 640 320" aria-hidden="true">
      <path fill={colours.sky} d="M0 0h640v320H0z" />
      <g fill="none" stroke={colours.ink} strokeWidth="5">
        <path d="M112 160h36V82h28M148 160v78h28M306 82h34v78h26M306 238h34v-78M502 160h22V82h20M524 160v78h20" />
      </g>
      <path fill={colours.ink} d="M172 71l18 11-18 11zM172 227l18 11-18 11zM362 149l18 11-18 11z" />
      <g stroke={colours.ink} strokeWidth="4">
        <path fill={colours.paper} d="M18 126h94v68H18z" />
        <path fill="none" d="M18 126l47 40 47-40" />
        <path fill={colours.paper} d="M190 36h116v92H190zM190 192h116v92H190z" />
        <path fill={colours.teal} d="M380 92l36-36h50l36 36v136l-36 36h-50l-36-36z" />
      </g>
      {/* A list of servers, one of them ticked. */}
      <path stroke={colours.grey} strokeWidth="7" d="M206 92h56M206 110h56" />
      <path fill="none" stroke={colours.good} strokeWidth="7" d="M272 98l8 10 16-20" />
      {/* A seal. */}
      <circle cx="282" cy="258" r="15" fill={colours.bad} />
      <path stroke={colours.grey} strokeWidth="7" d="M206 250h46M206 268h46" />
      <g fontSize="30" fill={colours.ink}>
        <text x="206" y="74">
          SPF
        </text>
        <text x="206" y="230">
          DKIM
        </text>
      </g>
      <text x="441" y="170" textAnchor="middle" fontSize="30" fill={colours.paper}>
        DMARC
      </text>
      <circle cx="582" cy="82" r="38" fill={colours.good} />
      <circle cx="582" cy="238" r="38" fill={colours.bad} />
      <path
        fill="none"
        stroke={colours.paper}
        strokeWidth="10"
        d="M564 82l13 14 24-28M567 223l30 30M597 223l-30 30"
      />
    </svg>
  );
}
