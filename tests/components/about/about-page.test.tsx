import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { AboutSections } from '@/components/about/about-sections';
import { Slideshow } from '@/components/about/slideshow';
import { brand } from '@/lib/config/brand';
import { aboutScenes } from '@/lib/content/about-scenes';
import { leadDeveloper } from '@/lib/content/team';
import { fakeMotion } from '@/tests/support/fake-motion';
import { shareMarkup } from '@/tests/support/share-markup';

describe('the about page', () => {
  const page = () => (
    <main>
      <AboutSections />
    </main>
  );

  describe('the about page', () => {
    shareMarkup(page());

    const region = (name: string) => within(screen.getByRole('region', { name }));

    it('shows head, history, team, planning and call to action, in this order', () => {
      const names = screen
        .getAllByRole('region')
        .map(
          (section) => document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent,
        );
      expect(names).toEqual([
        'The people who build your website.',
        'We were engineers before we were an agency.',
        'Who picks up the phone',
        'Four weeks on the wall planner',
        'The first half hour is free.',
      ]);
    });

    it('has a slideshow of five different pictures behind its head [ABOUT-02]', () => {
      const pictures = region('The people who build your website.').getAllByRole('img', { hidden: true });
      expect(new Set(pictures.map((picture) => picture.getAttribute('aria-label'))).size).toBe(5);
      expect(pictures).toHaveLength(5);
    });

    it('calls the firm a computer engineered network [ABOUT-10]', () => {
      expect(
        region('The people who build your website.').getByText(/computer engineered network/),
      ).toBeVisible();
    });

    it('presents the agency as a division of the company [ABOUT-11]', () => {
      expect(screen.getByText(/^Cornerpiece Digital, a division of Cornerpiece Pty Ltd,/)).toBeVisible();
    });

    it('shows the history from before 2009 until today [ABOUT-05]', () => {
      const entries = region('We were engineers before we were an agency.').getAllByRole('listitem');
      expect(entries).toHaveLength(4);
      expect(entries[0]).toHaveTextContent(/^Before 2009/);
      expect(entries[1]).toHaveTextContent(/^2009A network of engineers in Robina/);
      expect(entries[2]).toHaveTextContent(/^2012Cornerpiece Pty Ltd is registered/);
      expect(entries[3]).toHaveTextContent(/200\+ projects in 50\+ industries/);
    });

    it('presents a lead developer and the team, each with a role [ABOUT-06]', () => {
      const people = region('Who picks up the phone');
      const lead = within(people.getByRole('article', { name: leadDeveloper.name }));
      expect(lead.getByText('1998')).toBeVisible();
      expect(people.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        leadDeveloper.name,
      ]);
      const posters = region('The people who build your website.').getAllByRole('listitem');
      expect(posters.map(({ textContent }) => textContent)).toEqual([
        'Tom Averill Lead developerReads every line before it goes live.',
        'Mei Tanaka Design and writingDraws every page on a phone first, then throws out half the words.',
        'Jarrah Collins Search and listingsMakes sure Google, Apple and the sign on your door show the same hours.',
        'Priya Nair Care and supportUpdates, backups and small changes.',
      ]);
    });

    it('describes how a job is planned, step by step and week by week [ABOUT-07]', () => {
      const steps = within(screen.getByRole('list', { name: 'Plan of a standard website, week by week' }));
      expect(steps.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
        'Planning',
        'Designing',
        'Revision cycle 1',
        'Development',
        'Revision cycle 2',
      ]);
      expect(steps.getByText('Weeks 1 to 2')).toBeInTheDocument();
      expect(steps.getAllByText('Week 4')).toHaveLength(1);
    });

    it('mentions a 4-week development with 2 revision cycles [ABOUT-08]', () => {
      expect(screen.getByText(/a 4-week development with 2 revision cycles/)).toBeVisible();
    });

    it('says how many weeks to allow in all', () => {
      const sign = region('Four weeks on the wall planner').getByText('Weeks to launch').parentElement;
      expect(sign?.textContent?.replaceAll('\u2060', '')).toContain('Simple2–3Standard4–6Complex8–12');
    });

    it('calls to the contact page and to the phone [ABOUT-09]', () => {
      const call = region('The first half hour is free.');
      expect(call.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact');
      expect(call.getByRole('link', { name: brand.phone })).toHaveAttribute('href', brand.phoneHref);
    });
  });

  describe('the Persian about page', () => {
    shareMarkup(page(), 'fa');

    it('calls to action in its language', () => {
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/fa/contact');
    });
  });
});

describe('the slideshow', () => {
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
      />,
    );
  }

  /** The one picture that is not hidden. */
  const shown = () => screen.getByRole('img').getAttribute('aria-label')?.replace('picture of ', '');

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  beforeEach(() => jest.useFakeTimers());

  afterEach(() => jest.useRealTimers());

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
