/** An address where nothing listens, so that no provider is called. */
const nowhere = 'http://127.0.0.1:9';

/** Settings of a measured site, so that no external provider influences the figures. */
export const unreachableProviders = {
  OPENWEATHER_BASE_URL: nowhere,
  OPEN_METEO_BASE_URL: nowhere,
  OPEN_METEO_GEOCODING_BASE_URL: nowhere,
  IP_LOOKUP_BASE_URL: nowhere,
  PAGESPEED_BASE_URL: nowhere,
};
