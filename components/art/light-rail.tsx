/** Cars of the tram: left edge of each; the first and the last one have a driver's cab. */
const cars = [456, 574, 692, 810] as const;

/** Towers behind the line: start, top and width. */
const towers = [
  [-20, 120, 70],
  [66, 60, 54],
  [136, 146, 60],
  [214, 96, 46],
  [276, 158, 74],
  [372, 20, 50],
  [436, 110, 66],
  [520, 74, 44],
  [580, 130, 80],
  [676, 40, 56],
  [748, 104, 50],
  [816, 62, 44],
  [878, 136, 76],
  [970, 84, 52],
  [1040, 128, 70],
  [1126, 30, 50],
  [1192, 106, 64],
  [1272, 70, 48],
  [1336, 138, 110],
] as const;
const fronts = towers.map(([x, top, width]) => `M${x} ${top}h${width}v${250 - top}h${-width}z`).join('');
const sides = towers
  .map(([x, top, width]) => `M${x} ${top}h${width * 0.4}v${250 - top}h${-width * 0.4}z`)
  .join('');
const lights = towers
  .map(
    ([x, top, width]) =>
      `M${x + width * 0.4 + 5} ${top + 10}h${width * 0.6 - 10}v${236 - top}h${10 - width * 0.6}z`,
  )
  .join('');

/** A tram at its stop in the evening, below the towers; as wide as the page. */
export function LightRail({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <pattern id="lit" width="22" height="34" patternUnits="userSpaceOnUse">
          <path className="fill-scene-win" d="M2 3h7v5H2zM13 14h7v5h-7zM2 25h7v5H2z" />
        </pattern>
      </defs>
      <path className="fill-scene-sky2" d="M0 110h1440v190H0z" />
      <path className="fill-scene-sky3" d="M0 176h1440v124H0z" />
      <path className="fill-scene-t2" d={fronts} />
      <path className="fill-scene-t1" d={sides} />
      <path fill="url(#lit)" d={lights} />
      <path className="fill-scene-t1" d="M397 20l-3-34h6l-3 34zM0 236h1440v24H0z" />
      <path className="fill-scene-line" d="M0 118h1440v3H0zM318 118h6v138h-6zM1012 118h6v138h-6z" />
      <Stop />
      <Tram />
      <path className="fill-scene-road" d="M0 252h1440v48H0z" />
      <path className="fill-scene-kerb" d="M0 252h1440v5H0zM0 272h1440v3H0zM0 288h1440v3H0z" />
      <path
        className="fill-scene-win"
        d="M486 262h52v4h-52zM604 262h52v4h-52zM722 262h52v4h-52zM840 262h52v4h-52zM500 279h30v4h-30zM622 279h30v4h-30zM736 279h30v4h-30zM856 279h26v4h-26zM128 262h110v4H128zM150 279h66v4h-66z"
        opacity=".7"
      />
      <Crossing />
    </svg>
  );
}

function Tram() {
  return (
    <>
      <path
        className="fill-scene-line"
        d="M640 152l26-31h10l-26 31zM700 152l-26-31h-8l22 31zM466 238h458v16H466z"
      />
      <path className="fill-scene-wall" d="M452 240v-36q4-44 40-50h392q36 6 46 50v36z" />
      <path className="fill-scene-sun" d="M452 224h478v16H452zM492 154h392l8 8H480z" />
      {cars.map((x, index) => (
        <path
          key={x}
          className="fill-scene-win"
          d={
            index === 0
              ? `M${x + 6} 208q4-30 26-36h76v38H${x + 6}z`
              : index === 3
                ? `M${x + 6} 172h76q20 8 26 38H${x + 6}z`
                : `M${x + 6} 172h104v38H${x + 6}z`
          }
        />
      ))}
      <path
        className="fill-scene-sea"
        d="M566 154h8v86h-8zM684 154h8v86h-8zM802 154h8v86h-8zM620 168h5v72h-5zM650 168h5v72h-5zM738 168h5v72h-5zM768 168h5v72h-5z"
      />
      <path
        className="fill-scene-line"
        d="M516 210v-13a8 8 0 1 1 14 0v13zM594 210v-11a7 7 0 1 1 12 0v11zM706 210v-14a8 8 0 1 1 14 0v14zM848 210v-12a7 7 0 1 1 13 0v12z"
      />
      <path className="fill-scene-foam" d="M918 226h12v8h-12z" />
      <path className="fill-scene-red" d="M452 226h9v8h-9z" />
    </>
  );
}

/** A lit shelter, two people, one red suitcase. */
function Stop() {
  return (
    <>
      <path className="fill-scene-line" d="M96 160h196v9H96zM110 169h6v86h-6zM272 169h6v86h-6z" />
      <path className="fill-scene-win" d="M128 176h132v62H128z" />
      <path className="fill-scene-wall" d="M128 169h132v7H128z" />
      <path
        className="fill-scene-line"
        d="M170 190a9 9 0 1 0 18 0 9 9 0 1 0-18 0M166 204q13-8 26 0l2 26h-6v24h-7v-20h-4v20h-7v-24h-6zM140 230h20v5h-20zM222 186a9 9 0 1 0 18 0 9 9 0 1 0-18 0M218 200q13-8 26 0v30h-5v24h-7v-20h-3v20h-7v-24h-4z"
      />
      <path
        className="fill-scene-red"
        d="M244 226h22v28h-22zM250 210h3v16h-3zM257 210h3v16h-3zM250 208h10v4h-10z"
      />
      <path className="fill-scene-line" d="M60 150h5v104h-5z" />
      <path className="fill-scene-sea" d="M44 120h38v38H44z" />
      <path className="fill-scene-foam" d="M54 130h18v14H54zM56 146h5v5h-5zM65 146h5v5h-5z" />
    </>
  );
}

/** Palms on the median strip, in silhouette. */
function Crossing() {
  const palm =
    'M-4 0c4-50 3-92-7-126l6-2C6-92 8-46 3 0zM-9-126c-24-28-56-34-86-16 32-8 56 2 78 18-36-6-62 8-74 36 22-24 48-30 78-28-20 14-28 36-24 62 8-26 18-42 30-54 2 24 12 42 34 52-14-18-20-36-18-56 22 14 42 16 62 4-24 0-42-8-56-22 22-8 34-6 54 4-14-20-36-26-60-18 6-18 20-28 38-34-28-4-48 12-58 52z';
  return (
    <>
      <path className="fill-scene-pine" transform="translate(398 262)" d={palm} />
      <path className="fill-scene-pine" transform="translate(964 262) scale(.86)" d={palm} />
      <path className="fill-scene-pine" transform="translate(1392 264) scale(1.1)" d={palm} />
    </>
  );
}
