import { deserialize, serialize } from 'node:v8';
import type { HtmlFacts, PackedPage, WebPage } from '../page';
import { parsePage } from '../parse-page';

/** Serialises the facts of a page, which the site stores and passes to the next task. */
export function run({ bytes, contentType }: { bytes: Uint8Array; contentType: string }): Uint8Array {
  return serialize(parsePage(bytes, contentType));
}

/** Deserialises the result of `run`, for other tasks. */
export function unpackPage(page: PackedPage): WebPage {
  const html: HtmlFacts | null = page.html && deserialize(page.html);
  return { ...page, html };
}
