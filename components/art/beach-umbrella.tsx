import { barsPath } from './bars';

/** A beach umbrella on a sandbank, with a phone under it. */
export function BeachUmbrella() {
  return (
    <svg viewBox="0 0 560 460" aria-hidden="true">
      <path
        className="fill-scene-shal"
        d={barsPath([
          [16, 432, 520, 10],
          [70, 446, 300, 8],
        ])}
      />
      <path className="fill-scene-wet" d="M4 436q120-52 290-44t256 44z" />
      <path className="fill-scene-sand" d="M40 436q120-44 254-36t216 36z" />
      <g transform="rotate(12 300 220)">
        <path className="fill-scene-line" d="M296 60h8v336h-8z" />
        <path className="fill-scene-sun" d="M60 220C60 110 160 36 300 36s240 74 240 184z" />
        <path
          className="fill-scene-wall"
          d="M140 220C150 110 220 36 300 36c-36 30-62 96-64 184zM460 220c-10-110-80-184-160-184 36 30 62 96 64 184z"
        />
        <path
          className="fill-scene-wet"
          d="M60 220a40 22 0 0 1 80 0 48 22 0 0 1 96 0 64 24 0 0 1 128 0 48 22 0 0 1 96 0 40 22 0 0 1 80 0z"
        />
        <path className="fill-scene-line" d="M296 18h8v22h-8z" />
      </g>
      <g transform="rotate(-14 190 356)">
        <path
          className="fill-scene-line"
          d="M162 292h62a9 9 0 0 1 9 9v112a9 9 0 0 1-9 9h-62a9 9 0 0 1-9-9V301a9 9 0 0 1 9-9z"
        />
        <path className="fill-scene-wall" d="M160 302h66v102h-66z" />
        <path className="fill-scene-red" d="M160 302h66v34h-66z" />
        <path className="fill-scene-h2" d="M168 346h50v7h-50zM168 360h36v7h-36z" />
        <path className="fill-scene-line" d="M168 378h50v16h-50z" />
      </g>
      <path className="fill-scene-t2" d="M372 410l28-66h92l28 66z" />
      <path className="fill-scene-wall" d="M366 330h160v22H366z" />
      <path className="fill-scene-line" d="M410 330q36-44 72 0h-9q-27-30-54 0z" />
    </svg>
  );
}
