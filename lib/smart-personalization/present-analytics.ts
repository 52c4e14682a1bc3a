import { goalByChoice } from './choices';
import type { Evidence } from './evidence';
import type { PersonalizationResult } from './result';
import type { ResultWords } from './result-words';
import type { BusinessAnswers } from './schema';

/** Folklore figures: minimum use of the site by an interested owner. */
const interestedSeconds = 60;
const interestedDepth = 75;
const interestedClicks = 3;

/** The five steps from a first look to an enquiry, with their tests. */
const steps = {
  minute: ({ seconds }) => seconds >= interestedSeconds,
  depth: ({ scrollDepth }) => scrollDepth >= interestedDepth,
  clicks: ({ clicks }) => clicks >= interestedClicks,
  form: ({ hasUsedForm }) => hasUsedForm,
  service: ({ hasAskedForService }) => hasAskedForService,
} as const satisfies Record<string, (evidence: Evidence) => boolean>;

const stepIds = ['minute', 'depth', 'clicks', 'form', 'service'] as const satisfies (keyof typeof steps)[];
const stepCount = stepIds.length;

type Analytics = PersonalizationResult['behaviorAnalytics'];

/** Figures of the visit, and suggestions by goal and industry, each with a sentence about its basis. */
export function presentAnalytics(
  { industry, primaryGoal }: BusinessAnswers,
  evidence: Evidence | null,
  { say, options }: ResultWords,
): Analytics {
  const visit = evidence ? visited(evidence, say) : notVisited(say);
  return {
    ...visit,
    optimalContactTime: industry ? say(`contactTime.${industry}`) : null,
    interestAreas: primaryGoal
      ? [say(`interests.${goalByChoice[primaryGoal]}.1`), say(`interests.${goalByChoice[primaryGoal]}.2`)]
      : [],
    basis: {
      ...visit.basis,
      optimalContactTime: industry ? say('contactTime.basis') : say('unknown.industry'),
      interestAreas: primaryGoal
        ? say('fromGoal', { goal: options(`primaryGoal.${primaryGoal}`) })
        : say('unknown.goal'),
    },
  };
}

function visited(evidence: Evidence, say: ResultWords['say']) {
  const taken = stepsTaken(evidence);
  const { scrollDepth: depth, seconds } = evidence;
  const length = contentLength(evidence);
  return {
    steps: stepIds.map((id) => ({ name: say(`engagement.steps.${id}`), isTaken: steps[id](evidence) })),
    engagementLevel: say(`engagement.${engagementLevel(evidence)}`),
    conversionProbability: Math.round((taken / stepCount) * 100),
    preferredContentLength: length && say(`contentLength.${length}`),
    basis: {
      engagementLevel: say('engagement.basis', { taken, of: stepCount }),
      conversionProbability: say('conversion.basis'),
      preferredContentLength: length ? say('contentLength.basis', { depth, seconds }) : say('unknown.scroll'),
    },
  };
}

function notVisited(say: ResultWords['say']) {
  const basis = say('unknown.visit');
  return {
    steps: [],
    engagementLevel: null,
    conversionProbability: null,
    preferredContentLength: null,
    basis: { engagementLevel: basis, conversionProbability: basis, preferredContentLength: basis },
  };
}

/** How many of the five steps towards an enquiry a visit contains. */
export function stepsTaken(evidence: Evidence): number {
  return stepIds.filter((id) => steps[id](evidence)).length;
}

type EngagementLevel = 'high' | 'medium' | 'low';

/** Three or more steps are high, two are medium. */
export function engagementLevel(evidence: Evidence): EngagementLevel {
  const taken = stepsTaken(evidence);
  if (taken >= 3) return 'high';
  return taken === 2 ? 'medium' : 'low';
}

type ContentLength = 'long' | 'medium' | 'short';

/**
 * Preferred length of content: articles for visitors who read to the end, short answers for those who stop early. Null
 * without scrolling, which is no information.
 */
export function contentLength({ scrollDepth, seconds }: Evidence): ContentLength | null {
  if (scrollDepth === 0) return null;
  if (scrollDepth >= interestedDepth && seconds >= interestedSeconds) return 'long';
  return scrollDepth >= 40 ? 'medium' : 'short';
}
