/**
 * Calls `run` in a task of its own once the browser has drawn the next frame, so that the answer to a press is seen before
 * what only decorates it is computed. Still counts as the visitor's gesture, which audio needs.
 */
export function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
