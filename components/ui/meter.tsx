import type { CSSProperties, ReactNode } from 'react';

interface MeterProps {
  label: string;
  /** 0 to 100. */
  value: number;
  /** The value in words, read instead of the number. */
  text: string;
  className?: string;
  style?: CSSProperties & Record<`--${string}`, string | number>;
  /** The bar. */
  children: ReactNode;
}

/** A value on a scale, drawn as a bar; not a progress bar, because nothing is under way. */
export function Meter({ label, value, text, children, ...look }: MeterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw the content of a `meter` element themselves.
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={text}
      {...look}
    >
      {children}
    </div>
  );
}
