/** Milliseconds from an audit's request after which a visitor gives up: the pages that wait for it stop at 90 s. */
export const patienceMs = 85_000;
