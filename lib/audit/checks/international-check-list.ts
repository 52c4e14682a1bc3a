import { hreflang } from './international/hreflang';
import { hreflangXDefault } from './international/hreflang-x-default';

export const internationalChecks = [hreflang, hreflangXDefault] as const;
