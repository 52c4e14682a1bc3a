import type { LevelColour } from '@/lib/growth/level-colour';

interface LevelMarkProps {
  label: string;
  value: string;
  colour: LevelColour;
}

/** How much of something: a colour, and the word for it. */
export function LevelMark({ label, value, colour }: LevelMarkProps) {
  return (
    <div className={`level-mark ${colour}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
