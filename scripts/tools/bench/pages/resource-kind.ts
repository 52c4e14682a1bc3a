export const resourceKinds = ['html', 'script', 'css', 'font', 'picture', 'other'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** A response in the Chrome DevTools Protocol. */
export interface Received {
  /** https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ResourceType */
  resourceType: string;
  mimeType: string;
}

/** The kind of a resource, by its content type or, if that is unknown, by the browser's resource type. */
export function resourceKind({ resourceType, mimeType }: Received): ResourceKind {
  const type = mimeType.toLowerCase();
  if (/^(text|application)\/(x-)?(java|ecma)script$/.test(type)) return 'script';
  if (type === 'text/css') return 'css';
  if (type.startsWith('font/') || type.startsWith('application/font')) return 'font';
  if (type.startsWith('image/')) return 'picture';
  // HTML fetched by a script counts as data.
  if (type === 'text/html' && resourceType === 'Document') return 'html';
  return kindByPurpose[resourceType] ?? 'other';
}

const kindByPurpose: Readonly<Record<string, ResourceKind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'picture',
};
