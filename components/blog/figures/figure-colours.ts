/** The colours of the drawings in articles, the same in both themes. */
export const figureColours = {
  ink: 'var(--ink)',
  paper: 'var(--paper)',
  sky: 'oklch(90% 0.05 215)',
  sun: 'var(--sun)',
  teal: 'var(--block)',
  grey: 'oklch(85% 0.015 250)',
  good: 'oklch(62.06% 0.1415 152.7)',
  bad: 'oklch(57.71% 0.2152 27.3)',
} as const;
