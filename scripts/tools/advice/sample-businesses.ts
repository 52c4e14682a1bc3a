import type { BusinessFacts } from '@/lib/advisor/facts';

interface SampleBusiness {
  summary: string;
  facts: BusinessFacts;
}

/** Invented businesses of different kinds. The first seven have a full profile, the others the short form. */
export const sampleBusinesses: readonly SampleBusiness[] = [
  {
    summary: 'mechanic of four, no website, wants calls at once, little money',
    facts: {
      businessName: 'Nerang Spanner',
      industry: 'automotive',
      businessSize: 'startup',
      goals: ['leads'],
      location: 'Nerang',
      currentWebsite: '',
      budget: 'under-5k',
      timeframe: 'urgent',
    },
  },
  {
    summary: 'car dealer, old slow website, ads that bring little',
    facts: {
      businessName: 'Southport Wheels',
      industry: 'automotive',
      businessSize: 'medium',
      goals: ['leads', 'website-traffic'],
      location: 'Southport',
      currentWebsite: 'https://southport-wheels.example',
      budget: '15k-50k',
      timeframe: 'soon',
      previousServices: ['Google Ads with an agency in Brisbane'],
      painPoints: ['The site is slow on phones', 'We don’t know what the ads bring'],
    },
  },
  {
    summary: 'café, website is fine, wants regulars, small budget, no hurry',
    facts: {
      businessName: 'Tugun Toast',
      industry: 'restaurant',
      businessSize: 'small',
      goals: ['customer-retention', 'brand-awareness'],
      location: 'Tugun',
      currentWebsite: 'https://tugun-toast.example',
      budget: 'under-5k',
      timeframe: 'future',
    },
  },
  {
    summary: 'surfboard shop, wants to sell online before summer',
    facts: {
      businessName: 'Burleigh Boards',
      industry: 'retail',
      businessSize: 'small',
      goals: ['online-shop', 'sales'],
      location: 'Burleigh Heads',
      currentWebsite: 'https://burleigh-boards.example',
      budget: '5k-15k',
      timeframe: 'planned',
      painPoints: ['Stock is counted by hand'],
    },
  },
  {
    summary: 'dentist, good site, not found in search, agency has vanished',
    facts: {
      businessName: 'Robina Dental Rooms',
      industry: 'health',
      businessSize: 'small',
      goals: ['search-rankings', 'leads'],
      location: 'Robina',
      currentWebsite: 'https://robina-dental.example',
      budget: '5k-15k',
      timeframe: 'planned',
      previousServices: ['SEO'],
      painPoints: ['The agency no longer answers', 'Nobody finds us on Google'],
    },
  },
  {
    summary: 'law firm, outdated site, wants a name and enquiries',
    facts: {
      businessName: 'Hinterland Lawyers',
      industry: 'professional',
      businessSize: 'medium',
      goals: ['brand-awareness', 'leads'],
      location: 'Mudgeeraba',
      currentWebsite: 'https://hinterland-lawyers.example',
      budget: '15k-50k',
      timeframe: 'planned',
      painPoints: ['Our website looks outdated', 'Emails land in spam'],
    },
  },
  {
    summary: 'whale-watching boats, wants visitors and sales online, no hurry',
    facts: {
      businessName: 'Seaway Whales',
      industry: 'tourism',
      businessSize: 'small',
      goals: ['website-traffic', 'online-shop'],
      location: 'Main Beach',
      currentWebsite: 'https://seaway-whales.example',
      budget: '5k-15k',
      timeframe: 'future',
      pagesSeen: ['/seo-services', '/blog/6'],
    },
  },
  {
    summary: 'software start-up, wants sales, short form',
    facts: {
      businessName: 'Tide Ledger',
      industry: 'technology',
      businessSize: 'startup',
      goals: ['sales'],
      location: 'Varsity Lakes',
      budget: 'under-5k',
      timeframe: 'soon',
    },
  },
  {
    summary: 'hotel group, digital transformation, large budget, short form',
    facts: {
      businessName: 'Broadwater Hotels',
      industry: 'tourism',
      businessSize: 'enterprise',
      goals: ['digital-transformation'],
      location: 'Broadbeach',
      budget: '50k-plus',
      timeframe: 'planned',
    },
  },
  {
    summary: 'estate agency going south of the border, short form',
    facts: {
      businessName: 'Coolangatta Keys',
      industry: 'real-estate',
      businessSize: 'medium',
      goals: ['market-expansion'],
      location: 'Coolangatta',
      budget: '15k-50k',
      timeframe: 'planned',
    },
  },
  {
    summary: 'electrician, wants the phone to ring this month, short form',
    facts: {
      businessName: 'Currumbin Sparks',
      industry: 'other',
      businessSize: 'small',
      goals: ['leads'],
      location: 'Currumbin',
      budget: '5k-15k',
      timeframe: 'urgent',
    },
  },
  {
    summary: 'gift shop, said nothing but its name and place, short form',
    facts: { businessName: 'Pandanus Gifts', industry: 'retail', goals: [], location: 'Palm Beach' },
  },
];
