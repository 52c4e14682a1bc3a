import { cleanAddressesScript } from '@/lib/browser/forms/clean-addresses';
import { themeScript } from '@/lib/browser/theme/apply-theme';

/** Inline scripts in the head of the desk's pages, which have none of the public pages' other scripts. */
export function DeskScript({ nonce }: { nonce: string | undefined }) {
  const script = [themeScript, cleanAddressesScript].join(';');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, allowed by its nonce.
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
