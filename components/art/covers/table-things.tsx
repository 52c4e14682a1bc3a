/** What lies beside a puzzle: a cup of coffee and a pencil, seen from above. */
export function TableThings() {
  return (
    <>
      <Cup />
      <Pencil />
    </>
  );
}

function Cup() {
  return (
    <>
      <path className="fill-scene-line" opacity=".3" d="M76 184a100 100 0 1 0 200 0 100 100 0 1 0-200 0" />
      <g className="fill-scene-foam">
        <circle cx="164" cy="166" r="100" />
        <path transform="rotate(-45 164 166)" d="M240 149h64a17 17 0 0 1 0 34h-64z" />
      </g>
      <circle className="fill-scene-t2" cx="164" cy="166" r="78" />
      <circle className="fill-scene-sand" cx="150" cy="156" r="34" />
    </>
  );
}

function Pencil() {
  return (
    <g transform="rotate(-64 150 470)">
      <path className="fill-scene-line" opacity=".3" d="M40 474h200l40 10-40 10H40z" />
      <path className="fill-scene-sun" d="M40 456h196v22H40z" />
      <path className="fill-scene-t1" d="M22 456h18v22H22z" />
      <path className="fill-scene-wall" d="M236 456l40 11-40 11z" />
      <path className="fill-scene-line" d="M262 463l14 4-14 4z" />
    </g>
  );
}
