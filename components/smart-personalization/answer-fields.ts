import type { SentAnswers } from '@/lib/smart-personalization/choices';

/** The seven fields of the form, in the order of the puzzle's pieces. */
export const answerFields = [
  'businessName',
  'location',
  'industry',
  'businessSize',
  'primaryGoal',
  'budget',
  'timeframe',
] as const satisfies readonly (keyof SentAnswers)[];

/** The form's values; '' for unanswered fields. */
export function readAnswers(form: HTMLFormElement): SentAnswers {
  const data = new FormData(form);
  const read = (field: keyof SentAnswers) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    businessName: read('businessName'),
    location: read('location'),
    industry: read('industry'),
    businessSize: read('businessSize'),
    primaryGoal: read('primaryGoal'),
    budget: read('budget'),
    timeframe: read('timeframe'),
    painPoints: read('painPoints'),
  };
}

/** The answered fields, for `data-answered`. */
export function listAnswered(answers: SentAnswers): string[] {
  return answerFields.filter((field) => answers[field].trim() !== '');
}
