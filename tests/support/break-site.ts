import type { FaultySite } from './faulty-site';
import type { Parts } from './sound-page';

export interface Draft {
  parts: Parts;
  /** Replaces the body. */
  shell: string | null;
  site: FaultySite;
}

export type Fault = (draft: Draft) => void;

export const set =
  (name: keyof Parts, value: string): Fault =>
  ({ parts: all }) => {
    all[name] = value;
  };
export const add =
  (value: string): Fault =>
  ({ parts: all }) => {
    all.more += value;
  };
export const serve =
  (change: Partial<FaultySite>): Fault =>
  ({ site }) => {
    Object.assign(site, change);
  };
export const dead = (path: string): Fault => {
  const link = add(`<a href="${path}">Our work in ${path}</a>`);
  return (draft) => {
    link(draft);
    draft.site.statuses[path] = 404;
  };
};
