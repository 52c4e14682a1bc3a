import type { SentAnswers } from '@/lib/smart-personalization/choices';
import type { RecommendedService } from '@/lib/smart-personalization/recommended-services';
import type { PersonalizationResult } from '@/lib/smart-personalization/result';

export const sampleAnswers: SentAnswers = {
  businessName: 'Ferry Road Autos',
  location: 'Southport',
  industry: 'automotive',
  businessSize: 'small',
  primaryGoal: 'lead-generation',
  budget: '5k-15k',
  timeframe: 'soon',
  painPoints: '',
};

const website: RecommendedService = {
  id: 'website-design',
  title: 'Website design',
  step: 'Build the site that takes bookings',
  description: 'A page for each service, with its price.',
  priority: 'high',
  relevanceScore: 89,
  personalizedReason: 'Your main goal is more enquiries.',
  estimatedValue: 1795,
  isMonthly: false,
};

const listings: RecommendedService = {
  id: 'local-business-listings',
  title: 'Local listings',
  step: 'Claim your map entry',
  description: 'Hours, photos and a number that somebody answers.',
  priority: 'low',
  relevanceScore: 40,
  personalizedReason: 'You are in Southport.',
  estimatedValue: 0,
  isMonthly: false,
};

/** A plan as the API returns it. */
export function samplePersonalization(changes: Partial<PersonalizationResult> = {}): PersonalizationResult {
  return {
    businessName: sampleAnswers.businessName,
    industry: sampleAnswers.industry,
    location: sampleAnswers.location,
    engine: 'rules',
    personalizationScore: 90,
    scoreParts: {
      answers: { given: 7, of: 7, points: 80, most: 80 },
      visit: { points: 10, most: 20 },
    },
    scoreExplanation: '7 of 7 answers earn 80 of 80 points.',
    behaviorAnalytics: {
      steps: [
        'A minute on the page',
        'Three quarters of it seen',
        'Three clicks',
        'A form used',
        'A service asked about',
      ].map((name, index) => ({ name, isTaken: index === 0 || index === 3 })),
      engagementLevel: 'Medium',
      conversionProbability: 40,
      optimalContactTime: 'Weekdays, 10 to 11 am',
      preferredContentLength: 'One page with headings to skim',
      interestAreas: ['Calls and enquiries', 'Local search'],
      basis: {
        engagementLevel: '2 of 5 steps towards an enquiry.',
        conversionProbability: 'The share of those steps you have taken.',
        optimalContactTime: 'Our rule of thumb for your industry.',
        preferredContentLength: '55% of the page seen.',
        interestAreas: 'Fits the goal you named.',
      },
    },
    preferences: {
      communicationStyle: 'Plain words, one step at a time',
      preferredContactMethod: 'Phone and email',
      budgetRange: '$5,000 to $15,000',
      timeframe: 'Soon (1-3 months)',
      contentTypes: ['Service pages with prices', 'Answers to what people ask first'],
      serviceInterests: ['Website design', 'Local listings'],
      basis: {
        communicationStyle: 'Because in a small business the owner reads this.',
        preferredContactMethod: 'Suggested by the timeframe you chose.',
        budgetRange: 'As you chose it.',
        timeframe: 'As you chose it, too.',
        contentTypes: 'Fits your goal.',
        serviceInterests: 'The services recommended here.',
      },
    },
    recommendedServices: [website, listings],
    contentPersonalization: {
      heroMessage: 'Ferry Road Autos. Found in Southport, called from Southport.',
      serviceHighlights: ['Website design, from $495', 'Local listings, by quote'],
      caseStudyRecommendations: [
        {
          id: 'nerang-creek-mechanical',
          title: 'A booking form that speaks mechanic',
          client: 'Nerang Creek Mechanical',
          location: 'Nerang',
          reason: 'Your line of work',
          path: '/clients?project=nerang-creek-mechanical',
        },
      ],
      callToActionText: 'Start within three months: get a quote',
    },
    interactionHistory: [1, 2, 3, 4, 5, 6].map((nth) => ({
      details: `Clicked button ${nth}`,
      timestamp: `2026-11-03T01:02:0${nth}.000Z`,
    })),
    reportUrl: 'http://localhost/reports/PPPPPPPPPPPPPPPPPPPPPP',
    ...changes,
  };
}
