import 'server-only';
import { AppError } from '@/lib/errors';
import { readBytes } from './read-bytes';

/** The specified limit. A message of 20,000 three-byte letters takes 60 KB of JSON. */
const JSON_MAX_BYTES = 64 * 1024;

/**
 * A URL-encoded form writes each of those letters as nine bytes (`%D8%B3…`), so the longest valid message takes 180 KB;
 * the rest is for the other fields.
 */
const FORM_MAX_BYTES = 208 * 1024;

/** The specified limit for tracking; browsers queue at most 64 KB of beacons and keep-alive requests together. */
const BEACON_MAX_BYTES = 16 * 1024;

const reportTypes = new Set(['application/csp-report', 'application/reports+json', 'application/json']);

export type Fields = Record<string, unknown>;

/**
 * `beacon`: JSON from `sendBeacon`, which labels a plain string text/plain. `reports`: reports by the browser itself, as
 * the field `reports`: a list from the Reporting API, or the one report of `report-uri`.
 */
export type BodyKind = 'json' | 'json-or-form' | 'beacon' | 'reports';

/** The fields that a caller sent. Throws `unsupported_type`, `too_large`, `bad_json` or `bad_form`. */
export async function readFields(request: Request, kind: BodyKind): Promise<Fields> {
  if (kind === 'reports') {
    if (!reportTypes.has(mediaType(request))) throw new AppError('unsupported_type');
    return { reports: await readJson(request, BEACON_MAX_BYTES) };
  }
  if (kind === 'beacon' && isBeacon(request)) return asFields(await readJson(request, BEACON_MAX_BYTES));
  if (kind !== 'beacon' && mediaType(request) === 'application/json')
    return asFields(await readJson(request, JSON_MAX_BYTES));
  if (kind === 'json-or-form' && isForm(request)) return readForm(request);
  throw new AppError('unsupported_type');
}

/** Whether this is a browser's own form post, as opposed to a script that sends form data and reads the response. */
export function wantsPage(request: Request): boolean {
  return isForm(request) && !request.headers.get('accept')?.includes('application/json');
}

/** Whether the body is form data, from a browser without script or from a script. */
export function isForm(request: Request): boolean {
  return ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(mediaType(request));
}

function isBeacon(request: Request): boolean {
  return ['application/json', 'text/plain'].includes(mediaType(request));
}

function mediaType(request: Request): string {
  return request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('bad_json', { cause });
  }
}

function asFields(value: unknown): Fields {
  if (isFields(value)) return value;
  throw new AppError('bad_json');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function readForm(request: Request): Promise<Fields> {
  const bytes = await readBytes(request, FORM_MAX_BYTES);
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
  try {
    const form = await new Response(bytes, { headers }).formData();
    // No field of ours is a file. If a field is sent twice, the last value counts.
    return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  } catch (cause) {
    throw new AppError('bad_form', { cause });
  }
}
