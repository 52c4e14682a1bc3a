import { loadScriptsLateScript } from '@/lib/browser/hydration/load-scripts-late';

/** Runs in the head, before anything can be pressed. */
export function LateScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; its hash is in the content policy.
  return <script dangerouslySetInnerHTML={{ __html: loadScriptsLateScript }} />;
}
