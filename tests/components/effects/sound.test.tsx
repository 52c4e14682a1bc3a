import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import words from '@/messages/en/sound.json';
import { fakeMotion } from '@/tests/support/fake-motion';
import { recordAudio } from '@/tests/support/recorded-audio';

/** The modules as after a page load: no state except for the storage. */
async function loadPage() {
  jest.resetModules();
  const { act, cleanup, render } = await import('@testing-library/react/pure');
  const { SoundToggle } = await import('@/components/effects/sound-toggle');
  const { ClickEffects } = await import('@/components/effects/click-effects');
  const { playSound } = await import('@/lib/browser/sound/play-sound');
  const audio = recordAudio();
  leave = cleanup;
  press = (button) =>
    act(async () => {
      await userEvent.click(button);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
  render(
    <>
      <ClickEffects />
      <SoundToggle words={words} />
      <button type="button">Anything</button>
    </>,
  );
  return { audio, playSound, act };
}

let leave = () => {};

/** Presses, and waits for the next frame, after which the sound of a press comes. */
let press = async (_button: HTMLElement) => {};

const pressAnything = () => press(screen.getByRole('button', { name: 'Anything' }));
const pressToggle = () => press(toggle());
const toggle = () => screen.getByRole('button', { name: /^Sound/ });

beforeEach(() => {
  localStorage.clear();
  fakeMotion('full');
});
afterEach(() => leave());

describe('the sound', () => {
  it('is on by default: the first press is heard [SOUND-01]', async () => {
    const { audio } = await loadPage();
    expect(toggle()).toHaveAccessibleName('Sound On');
    expect(audio.contexts).toBe(0);
    await pressAnything();
    expect(audio.contexts).toBe(1);
    expect(audio.tones.length).toBeGreaterThan(0);
  });

  it('is switched off and on by a toggle that is labelled as it is now [SOUND-03]', async () => {
    const { audio } = await loadPage();
    await pressToggle();
    expect(toggle()).toHaveAccessibleName('Sound Off');
    const heard = audio.tones.length;
    await pressAnything();
    expect(audio.tones).toHaveLength(heard);

    await pressToggle();
    expect(toggle()).toHaveAccessibleName('Sound On');
    expect(audio.tones.length).toBeGreaterThan(heard);
  });

  it('is stored under "soundEnabled" and restored on load [SOUND-02]', async () => {
    await loadPage();
    await pressToggle();
    expect(localStorage.getItem('soundEnabled')).toBe('false');
    leave();

    const second = await loadPage();
    expect(toggle()).toHaveAccessibleName('Sound Off');
    await pressAnything();
    expect(second.audio.contexts).toBe(0);
    await pressToggle();
    expect(localStorage.getItem('soundEnabled')).toBe('true');
  });

  it('stays silent when the visitor wants less motion [SOUND-04]', async () => {
    fakeMotion('reduced');
    const { audio, playSound } = await loadPage();
    await pressAnything();
    playSound('success');
    expect(audio).toEqual({ contexts: 0, tones: [] });
  });

  it('never starts audio by itself, only once a press has woken it', async () => {
    const { audio, playSound } = await loadPage();
    playSound('success');
    expect(audio).toEqual({ contexts: 0, tones: [] });
    await pressAnything();
    const heard = audio.tones.length;
    playSound('error');
    expect(audio.tones.length).toBeGreaterThan(heard);
    expect(audio.contexts).toBe(1);
  });

  it('follows a choice made in another tab', async () => {
    const { act } = await loadPage();
    localStorage.setItem('soundEnabled', 'false');
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'soundEnabled' })));
    expect(toggle()).toHaveAccessibleName('Sound Off');
  });
});
