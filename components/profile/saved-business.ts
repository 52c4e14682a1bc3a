import { isRecord, parseJson } from '@/lib/browser/http/parse-json';
import type { GrowthCategory } from '@/lib/business-growth/categories';
import { dayMs } from '@/lib/durations';
import type { ClientProfile } from '@/lib/profile/profile';

/** localStorage key of this device's copy of the saved profile. The privacy policy lists it. */
const storageKey = 'business-profile';

/** As long as the cookie that finds the profile on the server. */
const keptMs = 365 * dayMs;

/** A form's values by the names of its fields. */
export type Prefill = Readonly<Record<string, string>>;

/** The forms that the profile fills; `lib/browser/README.md` says which field fills what. */
export type PrefilledForm = 'audit' | 'growth' | 'personalization';

/** The answers that other forms ask for, too. */
const remembered: readonly (keyof ClientProfile)[] = [
  'businessName',
  'industry',
  'businessSize',
  'primaryGoals',
  'currentWebsite',
  'budget',
  'timeline',
  'painPoints',
];

/**
 * Remembers on this device what its visitor has saved, or forgets it. What the server answers about the profile decides:
 * a browser with another cookie has another profile, or none.
 */
export function rememberBusiness(profile: object | null): void {
  try {
    if (!profile) {
      localStorage.removeItem(storageKey);
      return;
    }
    const kept = Object.entries(profile).filter(([name]) => remembered.some((known) => known === name));
    localStorage.setItem(storageKey, JSON.stringify({ at: Date.now(), profile: Object.fromEntries(kept) }));
  } catch {
    // Storage can be blocked; forms are empty then.
  }
}

/** What this device's memory fills into a form; empty without a saved profile. */
export function prefillFor(form: PrefilledForm): Prefill {
  const saved = readBusiness();
  const read = (name: keyof ClientProfile) => {
    const value = saved[name];
    return typeof value === 'string' ? value : '';
  };
  const [firstGoal] = Array.isArray(saved.primaryGoals) ? saved.primaryGoals : [];
  const businessName = read('businessName');
  const website = read('currentWebsite');
  const industry = read('industry');
  if (businessName === '') return {};
  switch (form) {
    case 'audit':
      return { businessName, url: website };
    case 'growth':
      return { businessName, website, category: pick(categoryByIndustry, industry) };
    case 'personalization':
      return {
        businessName,
        industry,
        businessSize: read('businessSize'),
        primaryGoal: pick(goalByGoal, firstGoal),
        budget: read('budget'),
        timeframe: pick(timeframeByTimeline, read('timeline')),
        painPoints: read('painPoints'),
      };
  }
}

/** Where the lists differ: what means the same, or nothing. */
const goalByGoal = {
  generate_more_leads: 'lead-generation',
  brand_awareness: 'brand-awareness',
};
const timeframeByTimeline = {
  urgent: 'urgent',
  '1-3-months': 'soon',
  '3-6-months': 'planned',
};
const categoryByIndustry = {
  restaurant: 'restaurant',
  retail: 'retail',
  health: 'health',
  professional: 'professional',
  automotive: 'automotive',
  // The analyser has no such category, and its list no empty choice.
  'real-estate': 'other',
  technology: 'other',
  tourism: 'other',
  other: 'other',
} as const satisfies Record<ClientProfile['industry'], GrowthCategory>;

function pick(meanings: Readonly<Record<string, string>>, value: unknown): string {
  return (typeof value === 'string' && Object.hasOwn(meanings, value) && meanings[value]) || '';
}

function readBusiness(): Record<string, unknown> {
  try {
    const stored = parseJson(localStorage.getItem(storageKey) ?? '');
    if (!isRecord(stored) || !isRecord(stored.profile)) return {};
    return Date.now() - Number(stored.at) < keptMs ? stored.profile : {};
  } catch {
    return {};
  }
}
