/** The pictures behind the header of the about page, in the order in which they are shown. */
export const aboutScenes = ['skyline', 'surf', 'hinterland', 'canals', 'bench'] as const;

export type AboutScene = (typeof aboutScenes)[number];

/** Milliseconds for which each picture is shown. */
export const sceneMs = 5000;
