import { services } from '@/components/art/drawing-addresses';
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
        <use href={`${services}#phone-screen`} />
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
