import type { BusinessFacts, Goal, Timeframe } from '@/lib/advisor/facts';
import type { ClientProfile } from '@/lib/profile/profile';

const goalOf = {
  increase_website_traffic: 'website-traffic',
  generate_more_leads: 'leads',
  improve_seo_rankings: 'search-rankings',
  e_commerce_development: 'online-shop',
  brand_awareness: 'brand-awareness',
} as const satisfies Record<ClientProfile['primaryGoals'][number], Goal>;

const timeframeOf = {
  urgent: 'urgent',
  '1-3-months': 'soon',
  '3-6-months': 'planned',
  flexible: 'future',
} as const satisfies Record<NonNullable<ClientProfile['timeline']>, Timeframe>;

/** Separators of typed lists: line ends and commas, also those of other scripts. */
const itemEnd = /[\n,;،؛、，；]+/;
/** Separators of typed sentences, which contain commas. */
const lineEnd = /\n+/;

/** The profile in the advisor's vocabulary. Missing answers are absent. */
export function toBusinessFacts(profile: ClientProfile): BusinessFacts {
  const { businessName, industry, businessSize, currentWebsite, budget, timeline } = profile;
  return {
    businessName,
    industry,
    businessSize,
    goals: profile.primaryGoals.map((goal) => goalOf[goal]),
    ...(currentWebsite !== undefined && { currentWebsite }),
    ...(budget && { budget }),
    ...(timeline && { timeframe: timeframeOf[timeline] }),
    ...(profile.previousServices && { previousServices: items(profile.previousServices, itemEnd) }),
    ...(profile.painPoints && { painPoints: items(profile.painPoints, lineEnd) }),
  };
}

function items(text: string, end: RegExp): string[] {
  return text
    .split(end)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
