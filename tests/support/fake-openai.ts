import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { type FailureMode, failureModes } from './fake-provider';
import { serve } from './listen';

const completionRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  max_tokens: z.number(),
  response_format: z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({ name: z.string(), schema: z.looseObject({ type: z.literal('object') }) }),
  }),
});

type CompletionRequest = z.infer<typeof completionRequest>;

interface Asked {
  headers: IncomingHttpHeaders;
  /** The unparsed request body. */
  text: string;
  body: CompletionRequest;
}

export interface FakeOpenAi {
  baseUrl: string;
  apiKey: string;
  asked: Asked[];
  /** The content of the assistant's message from now on. */
  says: string;
  failureMode?: FailureMode;
  close: () => Promise<void>;
}

/**
 * Implements POST /v1/chat/completions according to https://platform.openai.com/docs/api-reference/chat/create, and
 * rejects what the real one would reject: another path, a wrong key, an invalid body.
 */
export async function startFakeOpenAi(says: string): Promise<FakeOpenAi> {
  const server = await serve(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (status: number, message: string) =>
      answer(status, { error: { message, type: 'invalid_request_error', param: null, code: null } });
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return refuse(404, 'Not found');
    if (request.headers.authorization !== `Bearer ${fake.apiKey}`) return refuse(401, 'Incorrect API key');
    const body = completionRequest.safeParse(JSON.parse(text));
    if (!body.success) return refuse(400, body.error.message);
    fake.asked.push({ headers: request.headers, text, body: body.data });
    if (fake.failureMode) return failureModes[fake.failureMode](response);
    answer(200, completion(body.data.model, fake.says));
  });
  const fake: FakeOpenAi = {
    baseUrl: `${server.origin}/v1`,
    apiKey: 'sk-test-0123456789',
    asked: [],
    says,
    close: server.stop,
  };
  return fake;
}

function completion(model: string, content: string): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_219_200,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 600, total_tokens: 1500 },
  };
}
