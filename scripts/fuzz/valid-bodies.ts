/** An address where nothing listens. */
const website = 'http://127.0.0.1:9/';
const email = 'dana@whitlock-motors.example';
const businessName = 'Whitlock Motors';

/** A valid body for each route that reads one. `npm run fuzz` generates requests by changing them. */
export const validBodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/api/contact': {
    name: 'Dana Whitlock',
    email,
    phone: '0400 000 000',
    service: 'seo',
    message: 'A website for the workshop, please.',
    page: '/contact',
    locale: 'en',
    website: '',
    elapsedMs: 9000,
  },
  '/api/newsletter': { email, locale: 'de' },
  '/api/seo-analysis': { url: website },
  '/api/seo-audit': { url: website, email, businessName, locale: 'fa' },
  '/api/business-growth-analysis': {
    businessName,
    location: 'Southport',
    industry: 'automotive',
    website,
    currentRating: 4.4,
    reviewCount: 12,
  },
  '/api/smart-personalization': {
    businessName,
    location: 'Southport',
    industry: 'automotive',
    primaryGoal: 'lead-generation',
  },
  '/api/ai-recommendations/generate': { painPoints: 'Nobody calls from the website.' },
  '/api/client-profile': {
    businessName,
    industry: 'automotive',
    businessSize: 'small',
    primaryGoals: ['lead-generation'],
  },
  '/api/metrics/form': { form: 'contact' },
  '/api/metrics/pageview': { path: '/services', locale: 'en' },
  '/api/personalization/track-behavior': {
    sessionId: 'b7c1b0d2-6b52-4a6a-9e8c-6c8f3d2a1e00',
    type: 'scroll',
  },
  '/api/csp-report': {
    'csp-report': { 'document-uri': 'http://localhost/contact', 'blocked-uri': 'inline' },
  },
  '/api/payment-return': { package: 'starter', reference: 'PAY-1' },
};
