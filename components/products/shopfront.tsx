type Hue =
  | 'foam'
  | 'line'
  | 'pine'
  | 'red'
  | 'sea'
  | 'sea2'
  | 'shal'
  | 't1'
  | 't2'
  | 'wall'
  | 'wet'
  | 'win'
  | 'sun';

/** Shapes in paint order, in a view box of 240 × 260 with the footpath at the bottom. */
const shops = {
  workshop: [
    ['sea', 'M0 66h240v174H0z'],
    ['t1', 'M0 66h240v34H0zM120 22l120 44H0z'],
    ['foam', 'M24 78h120v10H24z'],
    ['wall', 'M20 118h144v122H20zM182 118h40v122h-40z'],
    ['win', 'M30 128h124v112H30zM190 128h24v44h-24z'],
    ['line', 'M44 190h96v8H44zM58 198h8v42h-8zM118 198h8v42h-8z'],
    ['red', 'M52 182c2-14 10-16 20-18l14-12h30l12 14c8 2 12 6 12 16z'],
    ['line', 'M60 184a9 9 0 1 0 18 0a9 9 0 1 0-18 0M108 184a9 9 0 1 0 18 0a9 9 0 1 0-18 0'],
  ],
  cafe: [
    ['t2', 'M0 90h240v150H0z'],
    ['wall', 'M0 76h240v22H0z'],
    ['win', 'M18 148h132v62H18zM172 148h50v92h-50z'],
    ['foam', 'M10 110h220v30H10z'],
    ['sun', 'M10 110h28v30H10zM66 110h28v30H66zM122 110h28v30h-28zM178 110h28v30h-28z'],
    ['wall', 'M80 148h6v62h-6zM194 148h5v92h-5z'],
    ['foam', 'M34 40h62a20 20 0 0 1 20 18h10a12 12 0 0 1 0 24h-14a26 26 0 0 1-22-6H60a26 26 0 0 1-26-26z'],
    ['pine', 'M26 226h44v4H26zM46 230h4v10h-4zM92 226h44v4H92zM112 230h4v10h-4z'],
  ],
  gym: [
    ['t1', 'M0 44h240v196H0z'],
    ['shal', 'M0 44h240v16H0z'],
    ['wall', 'M34 92h14v48H34zM52 82h16v68H52zM68 110h104v12H68zM172 82h16v68h-16zM192 92h14v48h-14z'],
    ['win', 'M22 168h134v72H22zM176 168h44v72h-44z'],
    ['t1', 'M64 168h6v72h-6zM110 168h6v72h-6z'],
    ['line', 'M36 214h18v26H36zM82 206h18v34H82zM128 220h18v20h-18z'],
  ],
  dentist: [
    ['wall', 'M0 100h240v140H0z'],
    ['shal', 'M0 88h240v18H0zM0 214h240v26H0z'],
    ['win', 'M22 130h68v62H22zM150 130h68v62h-68z'],
    ['sea', 'M100 126h40v114h-40z'],
    ['foam', 'M108 136h24v44h-24z'],
    ['sea', 'M92 14h56v62H92z'],
    [
      'foam',
      'M104 28c8-6 12 0 16 0s8-6 16 0 2 22-2 34c-2 8-8 6-8-2s-2-12-6-12-6 4-6 12-6 10-8 2c-4-12-10-28-2-34z',
    ],
    ['sea2', 'M34 180h20v12H34zM58 176h20v16H58zM164 180h40v12h-40z'],
  ],
  shop: [
    ['wet', 'M0 60h240v180H0z'],
    ['wall', 'M0 60h240v12H0zM16 84h208v30H16z'],
    ['line', 'M34 94h120v10H34z'],
    ['win', 'M16 132h144v80H16zM178 132h46v108h-46z'],
    ['red', 'M28 176h14v36H28zM92 184h12v28H92z'],
    ['sun', 'M46 164h12v48H46zM124 172h22v40h-22z'],
    ['foam', 'M62 184h24v28H62zM108 160h12v52h-12z'],
    ['wall', 'M86 132h6v80h-6zM186 142h30v40h-30z'],
  ],
} as const satisfies Record<string, readonly (readonly [Hue, string])[]>;

export type ShopId = keyof typeof shops;

export const shopIds = ['workshop', 'cafe', 'gym', 'dentist', 'shop'] as const satisfies readonly ShopId[];

/** One shop of the street, which joins its neighbours seamlessly. */
export function Shopfront({ id }: { id: ShopId }) {
  return (
    <svg viewBox="0 0 240 260" aria-hidden="true">
      <path className="fill-scene-sky" d="M0 0h240v260H0z" />
      <path className="fill-scene-sky2" d="M0 96h240v144H0z" />
      {shops[id].map(([hue, path]) => (
        <path key={path} className={`fill-scene-${hue}`} d={path} />
      ))}
      <path className="fill-scene-kerb" d="M0 240h240v8H0z" />
      <path className="fill-scene-road" d="M0 248h240v12H0z" />
    </svg>
  );
}
