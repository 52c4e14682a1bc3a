import { unpackPage } from '@/lib/web-page/tasks/page-task';
import type { Visit } from '../check';
import type { Reading } from '../visit/read-website';
import { type Judgement, judgeVisit } from './judge-visit';

export type JudgeInput = Reading & Pick<Visit, 'businessName' | 'profile'>;

/** Runs in the parser process, so that a page that makes a check slow delays no other request. */
export function run({ page, ...visit }: JudgeInput): Judgement {
  return judgeVisit({ ...visit, page: unpackPage(page) });
}
