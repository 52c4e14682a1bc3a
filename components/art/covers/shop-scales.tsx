import { barsPath } from '../bars';
import { CoverFrame } from './cover-frame';

/** Coins in the pan, lowest first. */
const coins = barsPath(Array.from({ length: 8 }, (_, index) => [830, 372 - index * 28, 150, 22] as const));
const glare = barsPath([
  [40, 372, 190, 8],
  [120, 392, 120, 8],
  [520, 380, 130, 8],
  [1010, 374, 160, 8],
]);

/** Scales with a small shop in one pan and a pile of coins in the other, on a beach at noon. */
export function ShopScales({ title }: { title: string }) {
  return (
    <CoverFrame title={title}>
      <path className="fill-scene-noon" d="M0 0h1200v200H0z" />
      <path className="fill-scene-noon2" d="M0 170h1200v200H0z" />
      <path className="fill-scene-shal" d="M0 352h1200v80H0z" />
      <path className="fill-scene-foam" d={glare} />
      <path className="fill-scene-wall" d="M0 424q500-24 1200-6v212H0z" />
      {/* Everything's shadow is right below it. */}
      <path
        className="fill-scene-wet"
        d="M150 560a150 18 0 0 1 300 0 150 18 0 0 1-300 0zM755 560a150 18 0 0 1 300 0 150 18 0 0 1-300 0zM440 596a162 16 0 0 1 324 0 162 16 0 0 1-324 0z"
      />
      <path className="fill-scene-line" d="M588 96h28v470h-28zM470 560h264v30H470z" />
      <g transform="rotate(-3 602 110)">
        <path className="fill-scene-line" d="M286 100h632v20H286z" />
      </g>
      <circle className="fill-scene-red" cx="602" cy="108" r="36" />
      <path
        fill="none"
        className="stroke-scene-line"
        strokeWidth="6"
        d="M300 124L160 424M300 124l140 300M905 94L765 394M905 94l140 300"
      />
      <path className="fill-scene-red" d="M146 420h308q-24 92-154 92t-154-92z" />
      <path className="fill-scene-sea" d="M751 390h308q-24 92-154 92t-154-92z" />
      <path className="fill-scene-t2" d="M206 270h188v150H206z" />
      <path className="fill-scene-sea" d="M186 228h228l22 50H164z" />
      <path className="fill-scene-foam" d="M232 228h46l-6 50h-48zM322 228h46l8 50h-48z" />
      <path className="fill-scene-win" d="M226 306h72v60h-72z" />
      <path className="fill-scene-bay" d="M320 306h52v114h-52z" />
      <path className="fill-scene-sun" d={coins} />
    </CoverFrame>
  );
}
