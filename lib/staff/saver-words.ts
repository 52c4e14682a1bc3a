import type { SavingWords } from '@/lib/browser/desk/tell-posted';
import { t } from './words';

/** What is said of a text that is stored while it is typed. */
export const draftWords: SavingWords = {
  saving: t('answer.saving'),
  saved: t('answer.savedNow'),
  notSaved: t.raw('answer.notSaved'),
  offline: t('answer.offline'),
};

/** What is said of a choice that is stored when it is made. */
export const choiceWords: SavingWords = { ...draftWords, saved: t('lead.choiceSaved') };
