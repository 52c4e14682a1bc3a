import { act, fireEvent, render, screen } from '@testing-library/react';
import { Slideshow } from '@/components/about/slideshow';
import { aboutScenes } from '@/lib/content/about-scenes';
import { fakeMotion } from '@/tests/support/fake-motion';

const words = {
  label: 'Pictures of the Gold Coast',
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause the slideshow',
  play: 'Play the slideshow',
};

function renderSlideshow(motion: 'full' | 'reduced' = 'full') {
  fakeMotion(motion);
  render(
    <Slideshow
      slides={aboutScenes.map((id, index) => ({
        id,
        name: id,
        place: `${index + 1}/5`,
        picture: <svg role="img" aria-label={`picture of ${id}`} />,
      }))}
      words={words}
      icons={{ previous: '<', next: '>', pause: '=', play: '+' }}
    />,
  );
}

/** The one picture that is not hidden. */
const shown = () => screen.getByRole('img').getAttribute('aria-label')?.replace('picture of ', '');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the slideshow', () => {
  it('shows the next picture every 5 seconds, not sooner [ABOUT-03]', () => {
    renderSlideshow();
    expect(shown()).toBe('skyline');
    wait(4999);
    expect(shown()).toBe('skyline');
    wait(1);
    expect(shown()).toBe('surf');
    wait(5000);
    expect(shown()).toBe('hinterland');
  });

  it('starts again with the first picture after the fifth [ABOUT-04]', () => {
    renderSlideshow();
    const seen = aboutScenes.map(() => {
      const now = shown();
      wait(5000);
      return now;
    });
    expect(seen).toEqual([...aboutScenes]);
    expect(shown()).toBe('skyline');
  });

  it('names the picture that is shown and its place', () => {
    renderSlideshow();
    wait(5000);
    expect(screen.getByText('2/5').parentElement).toHaveTextContent('2/5 surf');
  });

  it('goes on and back by buttons, round the corner as well [ABOUT-91]', () => {
    renderSlideshow();
    press(words.previous);
    expect(shown()).toBe('bench');
    press(words.next);
    press(words.next);
    expect(shown()).toBe('surf');
  });

  it('shows a chosen picture for its full time', () => {
    renderSlideshow();
    wait(4000);
    press(words.next);
    wait(4999);
    expect(shown()).toBe('surf');
    wait(1);
    expect(shown()).toBe('hinterland');
  });

  it('stops while it is paused, and continues when it is played [ABOUT-91]', () => {
    renderSlideshow();
    press(words.pause);
    wait(20_000);
    expect(shown()).toBe('skyline');
    press(words.play);
    wait(5000);
    expect(shown()).toBe('surf');
  });

  it('is paused with reduced motion, until it is played [ABOUT-91]', () => {
    renderSlideshow('reduced');
    wait(20_000);
    expect(shown()).toBe('skyline');
    press(words.next);
    expect(shown()).toBe('surf');
    wait(20_000);
    expect(shown()).toBe('surf');
    press(words.play);
    wait(5000);
    expect(shown()).toBe('hinterland');
  });

  it('announces a picture only while it does not move by itself', () => {
    renderSlideshow();
    const caption = screen.getByText('1/5').parentElement;
    expect(caption).toHaveAttribute('aria-live', 'off');
    press(words.pause);
    expect(caption).toHaveAttribute('aria-live', 'polite');
  });
});
