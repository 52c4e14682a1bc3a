import { goalByChoice } from './choices';
import type { RecommendedService } from './recommended-services';
import type { PersonalizationResult } from './result';
import type { ResultWords } from './result-words';
import type { BusinessAnswers } from './schema';

type Style = 'brief' | 'technical' | 'written' | 'plain';

/** Suggested contact method by time frame: phone for urgent jobs, e-mail for later ones. */
const contactMethods = { urgent: 'phone', soon: 'both', planned: 'email', future: 'email' } as const;

/** Preferences of a business: its answers, or suggestions derived from them, each with a reason. */
export function presentPreferences(
  answers: BusinessAnswers,
  services: readonly RecommendedService[],
  { say, options }: ResultWords,
): PersonalizationResult['preferences'] {
  const { primaryGoal, budget, timeframe } = answers;
  const goal = primaryGoal && goalByChoice[primaryGoal];
  const style = chooseStyle(answers);
  return {
    communicationStyle: style ? say(`style.${style}.name`) : null,
    preferredContactMethod: timeframe ? say(`contactMethod.${contactMethods[timeframe]}`) : null,
    budgetRange: budget ? options(`budget.${budget}`) : null,
    timeframe: timeframe ? options(`timeframe.${timeframe}`) : null,
    contentTypes: goal ? [say(`contentTypes.${goal}.1`), say(`contentTypes.${goal}.2`)] : [],
    serviceInterests: services.map(({ title }) => title),
    basis: {
      communicationStyle: style ? say(`style.${style}.basis`) : say('unknown.style'),
      preferredContactMethod: timeframe ? say('contactMethod.basis') : say('unknown.contact'),
      budgetRange: budget ? say('asChosen') : say('unknown.open'),
      timeframe: timeframe ? say('asChosen') : say('unknown.open'),
      contentTypes: primaryGoal
        ? say('fromGoal', { goal: options(`primaryGoal.${primaryGoal}`) })
        : say('unknown.goal'),
      serviceInterests: say('fromServices'),
    },
  };
}

/** An urgent time frame means the shortest style for every business. */
function chooseStyle({ timeframe, industry, businessSize }: BusinessAnswers): Style | null {
  if (timeframe === 'urgent') return 'brief';
  if (industry === 'technology') return 'technical';
  if (businessSize === 'medium' || businessSize === 'enterprise') return 'written';
  return businessSize ? 'plain' : null;
}
