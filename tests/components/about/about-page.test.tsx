import { screen, within } from '@testing-library/react';
import { AboutSections } from '@/components/about/about-sections';
import { brand } from '@/lib/config/brand';
import { leadDeveloper, team } from '@/lib/content/team';
import type { Locale } from '@/lib/i18n/locales';
import { shareMarkup } from '@/tests/support/share-markup';

const page = (locale: Locale) => (
  <main>
    <AboutSections locale={locale} />
  </main>
);

describe('the about page', () => {
  shareMarkup(page('en'));

  const region = (name: string) => within(screen.getByRole('region', { name }));

  it('shows head, history, team, planning and call to action, in this order', () => {
    const names = screen
      .getAllByRole('region')
      .map((section) => document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent);
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
    expect(entries[0]).toHaveTextContent(/^Before 2009.*25\+ years$/);
    expect(entries[1]).toHaveTextContent(/^2009.*Founded$/);
    expect(entries[2]).toHaveTextContent(/^2012Cornerpiece Pty Ltd is registered/);
    expect(entries[3]).toHaveTextContent(/200\+ projects in 50\+ industries/);
  });

  it('presents a lead developer and the team, each with a role [ABOUT-06]', () => {
    const people = region('Who picks up the phone');
    const lead = within(people.getByRole('article', { name: leadDeveloper.name }));
    expect(lead.getByText('Lead developer')).toBeVisible();
    expect(lead.getByText('1998')).toBeVisible();
    expect(people.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(
      team.map(({ name }) => name),
    );
    expect(people.getByText('Search and listings')).toBeVisible();
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
    expect(sign).toHaveTextContent('Simple2–3Standard4–6Complex8–12');
  });

  it('calls to the contact page and to the phone [ABOUT-09]', () => {
    const call = region('The first half hour is free.');
    expect(call.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact');
    expect(call.getByRole('link', { name: brand.phone })).toHaveAttribute('href', brand.phoneHref);
  });
});

describe('the Persian about page', () => {
  shareMarkup(page('fa'), 'fa');

  it('calls to action in its language', () => {
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/fa/contact');
  });
});
