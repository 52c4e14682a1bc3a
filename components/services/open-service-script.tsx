import { openNamedServiceScript } from '@/lib/site/open-named-service';

/** Behind the list: opens the service that the address names before the first paint. */
export function OpenServiceScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; its hash is in the content policy.
  return <script dangerouslySetInnerHTML={{ __html: openNamedServiceScript }} />;
}
