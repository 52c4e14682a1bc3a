import { carryReferrerScript } from '@/lib/browser/analytics/carry-referrer';
import { showBannerScript } from '@/lib/browser/consent/show-banner';
import { followScrollScript } from '@/lib/browser/device/follow-scroll';
import { markDeviceScript } from '@/lib/browser/device/set-device-attribute';
import { cleanAddressesScript } from '@/lib/browser/forms/clean-addresses';
import { keepTypedScript } from '@/lib/browser/forms/keep-typed';
import { guardMovedNodesScript } from '@/lib/browser/hydration/guard-moved-nodes';
import { excuseChangedPageScript } from '@/lib/browser/hydration/ignore-hydration-error-after-translation';
import { loadScriptsScript } from '@/lib/browser/hydration/load-scripts';
import { followLanguageScript } from '@/lib/browser/language/follow-language';
import { hideWidgetsNearFormsScript } from '@/lib/browser/layout/hide-widgets-near-forms';
import { layOutBeforeJumpsScript } from '@/lib/browser/layout/lay-out-before-jumps';
import { markSoundScript } from '@/lib/browser/sound/mark-sound';
import { markReturningScript } from '@/lib/results/mark-returning';

/** Inline scripts that run in the head, before anything can be pressed. */
export function HeadScript() {
  const script = [
    guardMovedNodesScript,
    excuseChangedPageScript,
    // Before what is typed is kept.
    cleanAddressesScript,
    keepTypedScript,
    followLanguageScript,
    markDeviceScript,
    markSoundScript,
    markReturningScript,
    followScrollScript,
    layOutBeforeJumpsScript,
    showBannerScript,
    hideWidgetsNearFormsScript,
    carryReferrerScript,
    loadScriptsScript,
  ].join(';');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; its hash is in the content policy.
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
