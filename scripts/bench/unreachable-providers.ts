/** Nothing listens there: no provider is asked. */
const nowhere = 'http://127.0.0.1:9';

/** Settings of a site that is measured: what others answer, and how fast, is not its own. */
export const unreachableProviders = {
  OPENWEATHER_BASE_URL: nowhere,
  OPEN_METEO_BASE_URL: nowhere,
  OPEN_METEO_GEOCODING_BASE_URL: nowhere,
  IP_LOOKUP_BASE_URL: nowhere,
  PAGESPEED_BASE_URL: nowhere,
};
