import { barsPath } from '../bars';
import { CoverFrame } from './cover-frame';

/** Coins in the pan, lowest first. */
const coins = barsPath(Array.from({ length: 6 }, (_, index) => [806, 346 - index * 22, 108, 16] as const));

/** Scales with a small shop in one pan and a pile of coins in the other. */
export function ShopScales({ title }: { title: string }) {
  return (
    <CoverFrame title={title}>
      <path className="fill-scene-sky" d="M0 0h1200v630H0z" />
      <path className="fill-scene-sky2" d="M0 220h1200v120H0z" />
      <path className="fill-scene-sky3" d="M0 330h1200v110H0z" />
      <circle className="fill-scene-sun" cx="1050" cy="140" r="80" />
      <path className="fill-scene-sea" d="M0 430h1200v70H0z" />
      <path className="fill-scene-sand" d="M0 490q500-40 1200-10v150H0z" />
      <path className="fill-scene-line" d="M590 130h20v400h-20zM480 530h240v26H480z" />
      <circle className="fill-scene-red" cx="600" cy="130" r="26" />
      <path className="fill-scene-line" d="M330 142h540v16H330z" />
      <path
        fill="none"
        className="stroke-scene-line"
        strokeWidth="5"
        d="M340 150l-90 212M340 150l90 212M860 150l-90 212M860 150l90 212"
      />
      <path
        className="fill-scene-t2"
        d="M230 362h220q-20 52-110 52t-110-52zM750 362h220q-20 52-110 52t-110-52z"
      />
      <path className="fill-scene-wall" d="M272 262h136v100H272z" />
      <path className="fill-scene-red" d="M258 236h164l12 34H246z" />
      <path className="fill-scene-win" d="M286 288h46v40h-46z" />
      <path className="fill-scene-bay" d="M350 288h40v74h-40z" />
      <path className="fill-scene-sun" d={coins} />
    </CoverFrame>
  );
}
