import { SOUND_STORAGE_KEY } from './sound-setting';

/**
 * Sets `data-sound="off"` on the root element before the first paint if the visitor has turned sounds off, for the
 * prerendered toggle (components/effects/sound-toggle.module.css). Self-contained, because its source text runs inline in
 * the head.
 */
function markSound(key: string): void {
  try {
    if (localStorage.getItem(key) === 'false') document.documentElement.dataset.sound = 'off';
  } catch {
    // Storage can be blocked; sounds are then on.
  }
}

/** The function's source, for the inline script in the head. */
export const markSoundScript = `(${markSound.toString()})(${JSON.stringify(SOUND_STORAGE_KEY)})`;
