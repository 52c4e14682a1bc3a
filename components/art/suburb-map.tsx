/** A map of a few streets by a creek, with the business on a corner. */
export function SuburbMap() {
  return (
    <svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path className="fill-scene-sand" d="M0 0h480v300H0z" />
      <path
        className="fill-scene-shal"
        d="M0 196q80-60 160-14t150-16 170-66v64q-90 40-170 84t-160 10-150 22z"
      />
      <path className="fill-scene-dune" d="M36 34h104v70H36zM322 196h120v74H322z" />
      <path
        className="stroke-scene-foam"
        fill="none"
        strokeWidth="13"
        d="M-10 140L500 20M170-10l70 320M20-10l30 320M-10 290l500-140M330-10l40 320"
      />
      <path
        className="fill-scene-red"
        d="M214 208c-44-54-62-78-62-108a62 62 0 0 1 124 0c0 30-18 54-62 108z"
      />
      <circle className="fill-scene-foam" cx="214" cy="100" r="25" />
    </svg>
  );
}
