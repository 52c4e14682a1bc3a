import content from '@/messages/en/checks-content.json';
import images from '@/messages/en/checks-images.json';
import indexing from '@/messages/en/checks-indexing.json';
import international from '@/messages/en/checks-international.json';
import links from '@/messages/en/checks-links.json';
import local from '@/messages/en/checks-local.json';
import mobile from '@/messages/en/checks-mobile.json';
import security from '@/messages/en/checks-security.json';
import social from '@/messages/en/checks-social.json';
import speed from '@/messages/en/checks-speed.json';
import structure from '@/messages/en/checks-structure.json';
import type { checks } from '../../checks/registry';

interface FaultWords {
  /** Title of the fault, at most 60 characters, without values: what is wrong, not what was checked. */
  title?: string;
  /** What the title doesn’t say: figures, names, where it is. */
  message?: string;
  fix?: string;
  cost?: string;
}

type CheckOf<Id> = Extract<(typeof checks)[number], { id: Id }>;

type GroupOf<Reason> = Reason extends `${infer First}-${string}` ? `${First}-` : never;

/** What a reason has no words of its own for, it takes from its group (`spf-`, for all that begin so) or its check. */
type WordsOf<Id> = { name: string; passed?: string } & FaultWords & {
    [Reason in CheckOf<Id>['reasons'][number]]: FaultWords;
  } & { [Group in GroupOf<CheckOf<Id>['reasons'][number]>]?: FaultWords };

/** Compile-time check that each check and each of its reasons has English words. */
type Wanted = { [Id in (typeof checks)[number]['id']]: WordsOf<Id> };

export const englishCheckWords = {
  ...indexing,
  ...content,
  ...links,
  ...images,
  ...structure,
  ...social,
  ...international,
  ...mobile,
  ...speed,
  ...security,
  ...local,
} satisfies Wanted;
