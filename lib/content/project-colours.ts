/** A colour that each portfolio picture is known by. Written by scripts/tools/portfolio.ts. */
export const projectColours = {
  'broadwater-managed-it': '#1836c9',
  'burleigh-barbell': '#131415',
  'currumbin-drone-survey': '#ebe2b4',
  'hope-island-homes': '#f9d3a4',
  'kirra-swim-school': '#4cc3e6',
  'mermaid-noodle-bar': '#1c1d4f',
  'miami-smash-repairs': '#ff5c93',
  'nerang-creek-mechanical': '#b8301f',
  'palm-beach-rentals': '#79cfd0',
  'paper-pelican': '#1d6a56',
  'robina-family-dental': '#ffe3a3',
  'southport-prestige-cars': '#7a1424',
  'springbrook-trail-runs': '#2a5a4b',
  'tidewater-footage': '#0b0d10',
  'tugun-toast-house': '#f9a63a',
  'uniform-corner': '#b9dff2',
  'varsity-conveyancing': '#dcd6fb',
} as const;

/** A project that has a picture. */
export type PicturedProject = keyof typeof projectColours;
