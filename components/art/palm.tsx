/** A palm whose base is at (`x`, `foot`); 150 units high at scale 1. */
export function Palm({ x, foot, scale = 1 }: { x: number; foot: number; scale?: number }) {
  return (
    <path
      className="fill-scene-pine"
      transform={`translate(${x} ${foot}) scale(${scale})`}
      d="M-6 0c6-60 4-110-10-150l9-2C9-108 11-54 5 0zM-14-150c-30-34-70-40-106-20 40-10 70 2 98 22-44-6-76 10-92 44 28-28 60-36 96-34-24 16-34 44-28 76 8-32 20-52 36-66 2 30 16 52 42 64-18-22-24-44-22-68 26 16 52 18 76 4-30 0-50-10-68-28 26-10 42-8 66 6-18-26-44-34-74-22 8-22 24-36 48-42-34-6-60 14-72 64z"
    />
  );
}
