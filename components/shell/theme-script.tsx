import { themeScript } from '@/lib/browser/theme/apply-theme';

/** Runs in the head, before the first paint, so that no page ever flashes in the wrong theme. */
export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; its hash is in the content policy.
  return <script dangerouslySetInnerHTML={{ __html: themeScript }} />;
}
