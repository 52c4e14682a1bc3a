/** The colour that covers most of each portfolio picture. Written by scripts/make-portfolio.ts. */
export const projectColours = {
  'broadwater-managed-it': '#1836c9',
  'burleigh-barbell': '#131415',
  'currumbin-drone-survey': '#ebe2b4',
  'hope-island-homes': '#f3e9da',
  'kirra-swim-school': '#4cc3e6',
  'mermaid-noodle-bar': '#1c1d4f',
  'miami-smash-repairs': '#ff5c93',
  'nerang-creek-mechanical': '#b8301f',
  'palm-beach-rentals': '#ffffff',
  'paper-pelican': '#1d6a56',
  'robina-family-dental': '#ffe3a3',
  'southport-prestige-cars': '#f1eadc',
  'springbrook-trail-runs': '#2a5a4b',
  'tidewater-footage': '#0b0d10',
  'tugun-toast-house': '#f9a63a',
  'uniform-corner': '#ffffff',
  'varsity-conveyancing': '#dcd6fb',
} as const;

/** A project that has a picture. */
export type PicturedProject = keyof typeof projectColours;
