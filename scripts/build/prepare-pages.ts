import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { payloadFolder, splitScripts } from './defer-scripts';
import { evaluateInSteps } from './evaluate-in-steps';
import { inlineStyles } from './inline-styles';
import { prerenderedPages } from './prerendered-pages';

export interface PreparedPages {
  pages: number;
  /** Bytes of the largest page and of the largest styles in one. */
  largest: number;
  largestStyles: number;
}

/**
 * Rewrites every prerendered page for a fast first paint: inlines its styles, defers its scripts and moves its flight
 * payload to a file. Throws if a page lacks them, or contains an unknown kind of script.
 */
export function preparePages(distFolder: string): PreparedPages {
  const result: PreparedPages = { pages: 0, largest: 0, largestStyles: 0 };
  const buildPageFile = (address: string) =>
    path.join(distFolder, new URL(address, 'http://site').pathname.replace(/^\/_next\//, ''));
  const readSheet = readOnce((address) => readFileSync(buildPageFile(address), 'utf8'));
  const arrange = readOnce((list) =>
    evaluateInSteps(list.split(' '), (address) => readFileSync(buildPageFile(address), 'utf8')),
  );
  mkdirSync(buildPageFile(payloadFolder), { recursive: true });
  for (const file of prerenderedPages(distFolder)) {
    const name = path.relative(distFolder, file);
    const page = readFileSync(file, 'utf8');
    const styled = inlineStyles(page, name, readSheet);
    const { html, payload } = splitScripts(styled.html, name, styled.record, (addresses) =>
      arrange(addresses.join(' ')),
    );
    writeFileSync(buildPageFile(payload.address), payload.script);
    writeFileSync(file, html);
    result.pages += 1;
    result.largest = Math.max(result.largest, Buffer.byteLength(html));
    result.largestStyles = Math.max(result.largestStyles, Buffer.byteLength(styled.styles));
  }
  if (result.pages === 0) throw new Error('The build has no prerendered page.');
  return result;
}

function readOnce<T>(read: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}
