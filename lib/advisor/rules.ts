import { beingFoundRules } from './rules/being-found-rules';
import { contentRules } from './rules/content-rules';
import { dutyRules } from './rules/duty-rules';
import { projectRules } from './rules/project-rules';
import { reputationRules } from './rules/reputation-rules';
import { timingRules } from './rules/timing-rules';
import { troubleRules } from './rules/trouble-rules';
import { upkeepRules } from './rules/upkeep-rules';
import { websiteRules } from './rules/website-rules';

/** All rules. Advice of equal rank keeps the order of this list. */
export const rules = [
  ...websiteRules,
  ...beingFoundRules,
  ...upkeepRules,
  ...timingRules,
  ...projectRules,
  ...contentRules,
  ...dutyRules,
  ...troubleRules,
  ...reputationRules,
] as const;

export type RuleId = (typeof rules)[number]['id'];
