import { isRecord, parseJson } from './parse-json';

type MarkType = 'true' | 'string' | 'number' | 'list' | 'object or null';

/**
 * Some fields that a successful answer of a route always has, and their types. Not a whole schema, whose library would be
 * a third of a page's script.
 */
export type AnswerMarks = Readonly<Record<string, MarkType>>;

/**
 * Whether a response is a successful answer of our API: JSON, labelled as such, complete, not `success: false`, and with all
 * `marks`. Anything else with status 200 is a firewall's page, a network's sign-in page, or cut off.
 */
export function isOurAnswer(response: Response, text: string, marks: AnswerMarks): boolean {
  const isJson = /^application\/json\b/.test(response.headers.get('content-type') ?? '');
  const answer = isJson ? parseJson(text) : undefined;
  if (!isRecord(answer) || answer.success === false) return false;
  return Object.entries(marks).every(([field, type]) => isOfType(answer[field], type));
}

function isOfType(value: unknown, type: MarkType): boolean {
  switch (type) {
    case 'true':
      return value === true;
    case 'list':
      return Array.isArray(value);
    case 'object or null':
      return value === null || isRecord(value);
    default:
      return typeof value === type;
  }
}
