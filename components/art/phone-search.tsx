import { sampleSmashRepairs } from '@/lib/content/sample-workshop';

/** A phone with search results: three workshops on the map, one of them with a call button. */
export function PhoneSearch({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 360 640" role="img" aria-label={label}>
      <rect className="fill-scene-line" width="360" height="640" rx="44" />
      <clipPath id="phone-screen">
        <rect x="14" y="14" width="332" height="612" rx="32" />
      </clipPath>
      <g clipPath="url(#phone-screen)" lang="en">
        <use href="/art/services.svg#phone-screen" />
        <g className="drawn-text" fill="#0f172a">
          <text
            className="drawn-heading"
            x="36"
            y="394"
            fontSize="27"
            textLength="286"
            lengthAdjust="spacingAndGlyphs"
          >
            {sampleSmashRepairs.name}
          </text>
          <text x="36" y="424" fontSize="18">
            {sampleSmashRepairs.lede}
          </text>
        </g>
        <text className="drawn-heading" x="190" y="553" fontSize="30" fill="#fff">
          {sampleSmashRepairs.call}
        </text>
      </g>
    </svg>
  );
}

/** The phone's screen without its text. */
export function PhoneScreen() {
  return (
    <>
      <Streets />
      <path className="fill-scene-foam" d="M0 346h360v294H0z" />
      <path className="fill-scene-line" d="M150 24h60a8 8 0 0 1 0 16h-60a8 8 0 0 1 0-16z" />
      <path
        fill="#f5a81c"
        d="M54 442l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2zM90 442l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2zM126 442l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2zM162 442l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2zM198 442l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z"
      />
      <rect x="36" y="504" width="288" height="76" rx="12" fill="#b8301f" />
      <path
        fill="#fff"
        d="M126 524l9-2 7 15-6 6c3 7 8 12 15 15l6-6 15 7-2 9c-1 4-4 6-8 6-24-1-42-19-43-43 0-4 3-6 7-7z"
      />
    </>
  );
}

/** Three workshops on the map of a few streets. */
function Streets() {
  return (
    <>
      <path className="fill-scene-sand" d="M0 0h360v360H0z" />
      <path
        className="fill-scene-shal"
        d="M0 250q70-50 120-20t110-10 130-70v60q-80 40-130 76t-120 6-110 24z"
      />
      <path className="fill-scene-dune" d="M220 60h120v70H220zM30 90h80v64H30z" />
      <path
        fill="none"
        className="stroke-scene-foam"
        strokeWidth="12"
        d="M-10 190L370 70M130 0l60 360M250 0l34 360M-10 330L370 290M40 0l20 360"
      />
      <Pin x={84} y={128} />
      <Pin x={262} y={204} />
      <Pin x={168} y={300} chosen />
    </>
  );
}

function Pin({ x, y, chosen }: { x: number; y: number; chosen?: true }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${chosen ? 1.5 : 1})`}>
      <path
        className={chosen ? 'fill-scene-red' : 'fill-scene-sea'}
        d="M0 0c-18-22-26-32-26-44a26 26 0 0 1 52 0C26-32 18-22 0 0z"
      />
      <circle className="fill-scene-foam" cy="-44" r="10" />
    </g>
  );
}
