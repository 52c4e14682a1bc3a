import { barsPath } from './bars';

/** The slats of the mat's far part: distance from the top of the mat, and half its width there. */
const slats = Array.from(
  { length: 9 },
  (_, index) => 222 + Math.round((index * index * 3.4 + index * 6) / 1.6),
);

/** The access mat of a beach at noon: from the ramp across the sand to the water, with a beach wheelchair on it. */
export function BeachAccess({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 440" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path
        className="fill-scene-foam"
        d={barsPath([
          [700, 40, 300, 20],
          [780, 20, 170, 20],
          [1120, 78, 330, 16],
          [1200, 62, 150, 16],
        ])}
      />
      <path className="fill-scene-h1" d="M900 150l110-18 90 8 120-30 110 22 110-14v40H900z" />
      <path className="fill-scene-sea" d="M0 150h1440v110H0z" />
      <path
        className="fill-scene-sea2"
        d={barsPath([
          [120, 166, 260, 6],
          [520, 176, 320, 6],
          [980, 168, 240, 6],
          [300, 192, 220, 7],
          [1160, 190, 260, 7],
        ])}
      />
      <path className="fill-scene-shal" d="M0 206q240-16 520-2t520-4 400 2v70H0z" />
      <path
        className="fill-scene-foam"
        d="M0 218q130-16 300-4 60-10 130-2 150-12 270 6 180-14 330-2 190-12 410 0v10q-200-6-420 6-160-10-320 4-130-14-270-4-90-8-140 2-160-10-290 4z"
      />
      <path className="fill-scene-wet" d="M0 238q360-18 720-4t720-8v50H0z" />
      <path className="fill-scene-sand" d="M0 262q380-22 760-6t680-16v200H0z" />
      <path className="fill-scene-dune" d="M1440 316q-150 8-240 70-40 24-60 54h300z" />
      <path className="fill-scene-dune2" d="M1440 366q-110 10-170 74h170z" />
      {/* The mat: from the ramp at the lower edge to the wet sand. */}
      <path className="fill-scene-sea2" d="M822 236h56l196 204H646z" />
      <g className="fill-scene-sea">
        {slats.map((y) => (
          <path
            key={y}
            d={`M${822 - (y - 236) * 0.863} ${y}h${56 + (y - 236) * 1.824}v${2 + (y - 222) / 44}h${-(56 + (y - 236) * 1.824)}z`}
          />
        ))}
      </g>
      <Handrail />
      <Chair />
    </svg>
  );
}

/** The ramp's rail beside the mat. */
function Handrail() {
  return (
    <path
      className="fill-scene-line"
      d="M1010 300h8v60h-8zM1074 338h9v72h-9zM1146 380h10v60h-10zM1008 296l4-7 182 108v11zM1010 322l3-6 180 106v10z"
    />
  );
}

/** A wheelchair for sand: balloon tyres, a mesh seat, an umbrella. */
function Chair() {
  return (
    <g>
      <path className="fill-scene-line" d="M792 76h6v190h-6z" />
      <path className="fill-scene-red" d="M690 104q14-60 104-66 92 6 106 66z" />
      <path
        className="fill-scene-wall"
        d="M724 104q6-52 70-66-24 22-28 66zM826 104q-4-44-32-66 64 14 74 66z"
      />
      <path
        className="fill-scene-line"
        d="M700 214h12l20 84h100v10H722zM726 258h104v10H726zM828 260l30 62h-12l-28-58z"
      />
      <path className="fill-scene-sun" d="M704 196h18l22 74h92v16H728z" />
      <circle className="fill-scene-sun" cx="744" cy="330" r="42" />
      <circle className="fill-scene-wall" cx="744" cy="330" r="15" />
      <circle className="fill-scene-sun" cx="854" cy="340" r="30" />
      <circle className="fill-scene-wall" cx="854" cy="340" r="10" />
    </g>
  );
}
