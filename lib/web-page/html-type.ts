import type { Header } from './page';

export function readContentType(headers: readonly Header[]): string {
  return headers.find(([name]) => name === 'content-type')?.[1] ?? '';
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Whether to read the body: not for errors and other types; without a type the body decides. */
export function mayBePage(status: number, headers: readonly Header[]): boolean {
  const type = readContentType(headers);
  return isSuccess(status) && (isNoType(type) || isHtmlType(type));
}

/** https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type */
export function looksLikeHtml(type: string, body: Uint8Array): boolean {
  if (!isNoType(type)) return isHtmlType(type);
  const start = new TextDecoder('windows-1252').decode(body.subarray(0, 1024));
  return /^[\s\u00ef\u00bb\u00bf]*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|!--)[\s>]/i.test(
    start,
  );
}

/** What browsers take for no type: https://mimesniff.spec.whatwg.org/#supplied-mime-type-detection-algorithm */
function isNoType(type: string): boolean {
  const [name = ''] = type.trim().split(/[;\s]/, 1);
  return !/^[^/]+\/[^/]+$/.test(name) || /^(?:\*\/\*|(?:application|unknown)\/unknown)$/i.test(name);
}

function isHtmlType(type: string): boolean {
  return /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type);
}
