import type { AnalysisLine, PresentedAnalysis } from '@/lib/audit/presented';
import { isRecord, parseJson } from '@/lib/browser/http/parse-json';

export type Stage = Extract<AnalysisLine, { stage: string }>['stage'];

export type AnalysisAnswer =
  | { status: 'done'; analysis: PresentedAnalysis }
  /** The request was refused: shown at the form. */
  | { status: 'refused'; message: string }
  /** The website could not be analysed. */
  | { status: 'failed'; message?: string }
  /** Our server was not reached, or something else answered. */
  | { status: 'unreachable' };

interface Options {
  /** Language tag of the answer's sentences. */
  language: string;
  /** True: bypasses the server's cache. */
  isFresh?: boolean;
  onStage?: (stage: Stage) => void;
  signal?: AbortSignal;
}

interface Failure {
  success: false;
  code: string;
  message: string;
  fieldErrors?: Record<string, string[]>;
}

type Answer = { result: PresentedAnalysis } | Failure;

/** Milliseconds, longer than the server's own time-out including its queue. */
const timeoutMs = 90_000;

/** Error codes that concern the request, not the website. */
const refusals = new Set([
  'invalid_url',
  'url_not_allowed',
  'validation_failed',
  'rate_limited',
  'too_busy',
  'parser_busy',
  'too_large',
  'cross_site',
  'bad_json',
]);

/** Requests the analysis of a website and reports its stages as they begin. Never throws. */
export async function requestAnalysis(url: string, options: Options): Promise<AnalysisAnswer> {
  const { language, isFresh, onStage, signal } = options;
  try {
    const response = await fetch('/api/seo-analysis', {
      method: 'POST',
      credentials: 'include',
      headers: {
        Accept: 'application/x-ndjson, application/json;q=0.9',
        'Accept-Language': language,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(isFresh ? { url, fresh: true } : { url }),
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
    const isStream = response.headers.get('content-type')?.startsWith('application/x-ndjson') ?? false;
    return isStream ? await readLines(response, onStage) : understand(parseJson(await response.text()));
  } catch (error) {
    console.error(error);
    return { status: 'unreachable' };
  }
}

/** Throws when the stream ends before an answer. */
async function readLines(response: Response, onStage: Options['onStage']): Promise<AnalysisAnswer> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('an answer without a body');
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    const lines = `${rest}${value ?? ''}`.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const text of lines.filter((line) => line.trim() !== '')) {
      const line: AnalysisLine = JSON.parse(text);
      if ('stage' in line) onStage?.(line.stage);
      else return understand('result' in line ? line : line.error);
    }
    if (done) throw new Error('the answer broke off');
  }
}

/** Throws for an answer that isn't our API's, such as a firewall's page. */
function understand(answer: unknown): AnalysisAnswer {
  if (!isOurs(answer)) throw new Error('an answer that is not ours');
  if ('result' in answer) return { status: 'done', analysis: answer.result };
  const { code, message, fieldErrors } = answer;
  if (!refusals.has(code)) return { status: 'failed', message };
  return { status: 'refused', message: fieldErrors?.url?.join(' ') ?? message };
}

function isOurs(answer: unknown): answer is Answer {
  if (!isRecord(answer)) return false;
  if (isRecord(answer.result)) {
    const { score, issues, refusal } = answer.result;
    return Array.isArray(issues) && (typeof score === 'number' || (score === null && isRecord(refusal)));
  }
  return answer.success === false && typeof answer.message === 'string';
}
