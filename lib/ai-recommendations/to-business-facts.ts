import type { BusinessFacts, Goal, Timeframe } from '@/lib/advisor/facts';
import type { ClientProfile } from '@/lib/profile/profile';

const goalByProfileGoal = {
  increase_website_traffic: 'website-traffic',
  generate_more_leads: 'leads',
  improve_seo_rankings: 'search-rankings',
  e_commerce_development: 'online-shop',
  brand_awareness: 'brand-awareness',
} as const satisfies Record<ClientProfile['primaryGoals'][number], Goal>;

const timeframeByTimeline = {
  urgent: 'urgent',
  '1-3-months': 'soon',
  '3-6-months': 'planned',
  flexible: 'future',
} as const satisfies Record<NonNullable<ClientProfile['timeline']>, Timeframe>;

/** Separators in typed lists: line ends and commas, including those of other scripts. */
const itemEnd = /[\n,;،؛、，；]+/;
/** Separators of typed sentences, which may contain commas. */
const lineEnd = /\n+/;

/** Converts the profile to the advisor's vocabulary. Missing answers are absent. */
export function toBusinessFacts(profile: ClientProfile): BusinessFacts {
  const { businessName, industry, businessSize, currentWebsite, budget, timeline } = profile;
  return {
    businessName,
    industry,
    businessSize,
    goals: profile.primaryGoals.map((goal) => goalByProfileGoal[goal]),
    ...(currentWebsite !== undefined && { currentWebsite }),
    ...(budget && { budget }),
    ...(timeline && { timeframe: timeframeByTimeline[timeline] }),
    ...(profile.previousServices && { previousServices: items(profile.previousServices, itemEnd) }),
    ...(profile.painPoints && { painPoints: items(profile.painPoints, lineEnd) }),
    ...(profile.complaints && { complaints: profile.complaints }),
  };
}

function items(text: string, end: RegExp): string[] {
  return text
    .split(end)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
