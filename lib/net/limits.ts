/** Of one visit by `safeFetch`, in milliseconds: the whole with its redirects, and each of its steps. */
export const VISIT_MS = 15_000;
export const CONNECT_MS = 5000;
export const HEADERS_MS = 8000;
export const BODY_IDLE_MS = 5000;

export const MAX_REDIRECTS = 5;

/** Chrome's limit: what it shows has to be judged. */
export const MAX_HEADER_BYTES = 256 * 1024;

/** Of a body as it is sent, and unpacked; the rest is cut. */
export const MAX_WIRE_BYTES = 3 * 1024 * 1024;
export const MAX_DECODED_BYTES = 6 * 1024 * 1024;
