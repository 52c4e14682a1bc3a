import type { PersonalizationResult } from '@/lib/smart-personalization/result';
import { BasedFacts, factList } from './based-facts';
import type { PlanTexts } from './use-plan-texts';

interface PlanPreferencesProps {
  preferences: PersonalizationResult['preferences'];
  words: PlanTexts['words'];
}

const single = ['communicationStyle', 'preferredContactMethod', 'budgetRange', 'timeframe'] as const;
const several = ['contentTypes', 'serviceInterests'] as const;

/** Suggested ways of working with this business. */
export function PlanPreferences({ preferences, words }: PlanPreferencesProps) {
  const fact = (id: (typeof single | typeof several)[number]) => ({
    id,
    label: words.preferences[id],
    basis: preferences.basis[id],
  });
  return (
    <>
      <h2 className="heading-md">{words.preferences.title}</h2>
      <BasedFacts
        unknown={words.analytics.unknown}
        facts={[
          ...single.map((id) => ({ ...fact(id), value: preferences[id] })),
          ...several.map((id) => ({ ...fact(id), value: factList(preferences[id]) })),
        ]}
      />
    </>
  );
}
