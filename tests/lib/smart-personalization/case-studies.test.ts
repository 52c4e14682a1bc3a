import { industries } from '@/lib/content/business-profile';
import { projects } from '@/lib/content/project-store';
import { chooseCaseStudies } from '@/lib/smart-personalization/present-content';

const ids = (...choice: Parameters<typeof chooseCaseStudies>) =>
  chooseCaseStudies(...choice).map(({ project }) => project.id);

describe('the case studies for a business', () => {
  it('are of its industry, those of its suburb first', () => {
    const [first, ...others] = ids(projects, { industry: 'automotive', location: 'Miami QLD 4220' });
    expect(first).toBe('miami-smash-repairs');
    expect(others).toEqual(['southport-prestige-cars', 'nerang-creek-mechanical']);
  });

  it('are the newest otherwise, and say so', () => {
    const newest = projects.toSorted((one, other) => other.completedDate.localeCompare(one.completedDate));
    const chosen = chooseCaseStudies(projects, { location: 'Cairns' });
    expect(chosen.map(({ project }) => project.id)).toEqual(newest.slice(0, 3).map(({ id }) => id));
    expect(new Set(chosen.map(({ reason }) => reason))).toEqual(new Set(['newest']));
  });

  it('are no survey from the air for a law firm, and no gym for a dentist', () => {
    expect(ids(projects, { industry: 'professional', location: 'Mudgeeraba' })).toEqual([
      'varsity-conveyancing',
    ]);
    expect(ids(projects, { industry: 'health', location: 'Robina' })).toEqual(['robina-family-dental']);
  });

  it.each(industries.filter((industry) => industry !== 'other'))('are there for %s', (industry) => {
    const chosen = chooseCaseStudies(projects, { industry, location: 'Robina' });
    expect(chosen.length).toBeGreaterThan(0);
    expect(chosen.every(({ reason }) => reason === 'industry')).toBe(true);
  });
});
