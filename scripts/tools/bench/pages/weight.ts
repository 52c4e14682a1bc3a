import { type ResourceKind, resourceKinds } from './resource-kind';

export interface Transfer {
  kind: ResourceKind;
  /** As transferred: compressed, with headers. */
  bytes: number;
  /** Whether it was requested before the page's `load` event. */
  isBeforeLoad: boolean;
}

export interface Weight {
  requests: number;
  bytes: Record<ResourceKind | 'all', number>;
}

/** A page's weight until its `load` event, and including what it loads by itself afterwards. */
export interface PageWeight {
  untilLoad: Weight;
  complete: Weight;
}

export function weighTransfers(transfers: readonly Transfer[]): PageWeight {
  return {
    untilLoad: add(transfers.filter(({ isBeforeLoad }) => isBeforeLoad)),
    complete: add(transfers),
  };
}

function add(transfers: readonly Transfer[]): Weight {
  const bytes = { html: 0, script: 0, css: 0, font: 0, picture: 0, other: 0, all: 0 };
  for (const transfer of transfers) bytes[transfer.kind] += transfer.bytes;
  bytes.all = resourceKinds.reduce((sum, kind) => sum + bytes[kind], 0);
  return { requests: transfers.length, bytes };
}
