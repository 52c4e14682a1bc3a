const map =
  /^(?:https?:)?\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|goo\.gl\/maps|maps\.app\.goo\.gl|g\.page|g\.co\/kgs|maps\.apple\.com|(?:www\.)?openstreetmap\.org|(?:www\.)?bing\.com\/maps|(?:www\.)?waze\.com|ul\.waze\.com|yandex\.[a-z]{2,3}\/(?:maps|map-widget)|map\.baidu\.com|neshan\.org|balad\.ir)|^(?:geo|maps):/i;

/** Whether an address opens a map. */
export function isMapAddress(address: string): boolean {
  return map.test(address.trim());
}
