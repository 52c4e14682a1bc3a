/** The colours of app/styles/picture.css for both themes, in the picture renderer's format. */
export const pictureHues = {
  day: {
    sky: '#fbd3a0',
    sky2: '#fde0b8',
    sky3: '#fff0d8',
    sun: '#f5a81c',
    noon: '#d8eeef',
    h1: '#9db9ad',
    h2: '#5d8f8c',
    sea: '#0b6478',
    sea2: '#2b8a99',
    shal: '#79bfc0',
    foam: '#ffffff',
    wet: '#dcbf8c',
    sand: '#f3dcae',
    dune: '#3f7a5a',
    dune2: '#2c5f4c',
    t1: '#17405a',
    t2: '#f3ad74',
    win: '#2f6a86',
    pine: '#12343b',
    line: '#0f172a',
    red: '#c93b2b',
    road: '#33415c',
    kerb: '#fff0d8',
    wall: '#fff6e6',
    bay: '#17405a',
    cut: '#fff6e6',
  },
  night: {
    sky: '#131e38',
    sky2: '#1b2a49',
    sky3: '#26395c',
    sun: '#f3dca4',
    noon: '#14304a',
    h1: '#22385a',
    h2: '#1a2d47',
    sea: '#0c3448',
    sea2: '#15506a',
    shal: '#24697c',
    foam: '#a9c8d4',
    wet: '#566670',
    sand: '#959384',
    dune: '#163a37',
    dune2: '#102c2d',
    t1: '#0b1222',
    t2: '#2d4466',
    win: '#ffc65c',
    pine: '#08131f',
    line: '#070d1a',
    red: '#b4453a',
    road: '#0b1222',
    kerb: '#5d6b85',
    wall: '#3a4d6e',
    bay: '#ffc65c',
    cut: '#5d6b85',
  },
} as const;

export type Daytime = keyof typeof pictureHues;

/** Styles for the classes of components/art in a standalone picture, to which the site's style sheets don't apply. */
export function pictureSheet(daytime: Daytime): string {
  const hues = pictureHues[daytime];
  return Object.entries(hues)
    .map(([name, colour]) => `.fill-scene-${name}{fill:${colour}}.stroke-scene-${name}{stroke:${colour}}`)
    .join('');
}
