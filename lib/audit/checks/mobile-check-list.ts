import { autofill } from './mobile/autofill';
import { contrast } from './mobile/contrast';
import { fieldKeyboard } from './mobile/field-keyboard';
import { fontSize } from './mobile/font-size';
import { intrusiveInterstitial } from './mobile/intrusive-interstitial';
import { metaViewport } from './mobile/meta-viewport';
import { overflow } from './mobile/overflow';
import { phoneLink } from './mobile/phone-link';
import { responsiveHints } from './mobile/responsive-hints';
import { tapTargets } from './mobile/tap-targets';
import { viewport } from './mobile/viewport';

export const mobileChecks = [
  viewport,
  metaViewport,
  tapTargets,
  fontSize,
  contrast,
  overflow,
  responsiveHints,
  phoneLink,
  fieldKeyboard,
  autofill,
  intrusiveInterstitial,
] as const;
