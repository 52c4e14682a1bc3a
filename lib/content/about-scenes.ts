/** The pictures behind the head of the about page, in the order in which they are shown. */
export const aboutScenes = ['skyline', 'surf', 'hinterland', 'canals', 'bench'] as const;

export type AboutScene = (typeof aboutScenes)[number];

/** How long each of them stays, in milliseconds. */
export const sceneMs = 5000;
