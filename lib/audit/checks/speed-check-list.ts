import { bfcache } from './speed/bfcache';
import { cacheHeaders } from './speed/cache-headers';
import { domSize } from './speed/dom-size';
import { fontDisplay } from './speed/font-display';
import { httpVersion } from './speed/http-version';
import { imageFormats } from './speed/image-formats';
import { lazyHero } from './speed/lazy-hero';
import { lcpDiscovery } from './speed/lcp-discovery';
import { minified } from './speed/minified';
import { pageSize } from './speed/page-size';
import { preconnect } from './speed/preconnect';
import { renderBlocking } from './speed/render-blocking';
import { requestCount } from './speed/request-count';
import { responsiveImages } from './speed/responsive-images';
import { textCompression } from './speed/text-compression';
import { thirdPartyCost } from './speed/third-party-cost';
import { transferEstimate } from './speed/transfer-estimate';
import { ttfb } from './speed/ttfb';

export const speedChecks = [
  ttfb,
  pageSize,
  transferEstimate,
  requestCount,
  renderBlocking,
  textCompression,
  cacheHeaders,
  imageFormats,
  lazyHero,
  domSize,
  httpVersion,
  minified,
  fontDisplay,
  preconnect,
  bfcache,
  responsiveImages,
  lcpDiscovery,
  thirdPartyCost,
] as const;
