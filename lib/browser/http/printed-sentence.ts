import { isRecord, parseJson } from './parse-json';

/**
 * What a visitor is told when something other than our API answered. The layout includes it in the document, with the
 * words of the error page; undefined where no layout was rendered.
 */
export function readForeignAnswerSentence(): string | undefined {
  const words = parseJson(globalThis.document?.body?.dataset.errorWords ?? '');
  return isRecord(words) && typeof words.foreignAnswer === 'string' ? words.foreignAnswer : undefined;
}
