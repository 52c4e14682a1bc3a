import { profileGoals } from '@/lib/profile/profile';
import { profileSchema } from '@/lib/profile/schema';

const least = {
  businessName: 'Ferry Road Autos',
  industry: 'automotive',
  businessSize: 'small',
  primaryGoals: ['increase_website_traffic'],
};

it('a profile has a business name, an industry, a size and goals as words with underscores [PROFILE-02]', () => {
  expect(profileSchema.parse(least)).toEqual(least);
  for (const field of Object.keys(least))
    expect(profileSchema.safeParse({ ...least, [field]: undefined }).success).toBe(false);
  for (const goal of profileGoals) expect(goal).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

it('the goals are the five of the form, each once, in the visitor’s order', () => {
  const primaryGoals = [...profileGoals].reverse();
  expect(profileSchema.parse({ ...least, primaryGoals: [...primaryGoals, ...primaryGoals] })).toEqual({
    ...least,
    primaryGoals,
  });
});

it.each([
  ['an unknown goal', { primaryGoals: ['world_domination'] }],
  ['no goal', { primaryGoals: [] }],
  ['a goal outside a list', { primaryGoals: 'brand_awareness' }],
  ['a name of two lines', { businessName: 'Ferry\nRoad' }],
  ['a budget we don’t offer', { budget: '1m-plus' }],
])('%s is refused', (_, change) => {
  expect(profileSchema.safeParse({ ...least, ...change }).success).toBe(false);
});

it('text keeps its lines, and loses what can’t be read or stored', () => {
  const painPoints = ' No calls\r\n\0Slow\u0007 page ';
  expect(profileSchema.parse({ ...least, painPoints })).toMatchObject({ painPoints: 'No calls\nSlow page' });
});

it('an empty website stays: the form says to leave it empty where there is none', () => {
  expect(profileSchema.parse({ ...least, currentWebsite: '' })).toMatchObject({ currentWebsite: '' });
});
