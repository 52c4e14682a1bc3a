/** A stretch of beach from above; several of them, stacked vertically, form one shore. The sea is in the east. */
export function ShoreStrip() {
  return (
    <svg viewBox="0 0 120 160" preserveAspectRatio="none" aria-hidden="true">
      <path className="fill-scene-sea" d="M0 0h120v160H0z" />
      <path className="fill-scene-shal" d="M0 0h92q14 40 0 80t0 80H0z" />
      <path className="fill-scene-foam" d="M0 0h76q12 40 0 80t0 80H0z" />
      <path className="fill-scene-wet" d="M0 0h68q12 40 0 80t0 80H0z" />
      <path className="fill-scene-sand" d="M0 0h56q10 40 0 80t0 80H0z" />
      <path className="fill-scene-dune" d="M0 0h12q8 40 0 80t0 80H0z" />
    </svg>
  );
}
