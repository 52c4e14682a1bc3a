import { goalByChoice } from './choices';
import { contentLength, engagementLevel, enquirySteps, stepsTaken } from './engagement';
import type { Evidence } from './evidence';
import type { PersonalizationResult } from './result';
import type { ResultWords } from './result-words';
import type { BusinessAnswers } from './schema';

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
    engagementLevel: say(`engagement.${engagementLevel(evidence)}`),
    conversionProbability: Math.round((taken / enquirySteps) * 100),
    preferredContentLength: length && say(`contentLength.${length}`),
    basis: {
      engagementLevel: say('engagement.basis', { taken, of: enquirySteps }),
      conversionProbability: say('conversion.basis'),
      preferredContentLength: length ? say('contentLength.basis', { depth, seconds }) : say('unknown.scroll'),
    },
  };
}

function notVisited(say: ResultWords['say']) {
  const basis = say('unknown.visit');
  return {
    engagementLevel: null,
    conversionProbability: null,
    preferredContentLength: null,
    basis: { engagementLevel: basis, conversionProbability: basis, preferredContentLength: basis },
  };
}
