import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { currentWeather } from '@/lib/weather/current-weather';
import { orNoReading } from '@/lib/weather/or-no-reading';
import { presentWeather } from '@/lib/weather/present-weather';
import { placeSchema } from '@/lib/weather/schema';

/**
 * The top bar makes one request per page view, the weather page one for each of four places; each new name costs up
 * to three upstream calls.
 */
const limit = {
  name: 'weather',
  windows: [
    { requests: 60, seconds: 60 },
    { requests: 600, seconds: 3600 },
  ],
} as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'query', schema: placeSchema, limit }, ({ input: place, request, locale }) => {
    const answer = currentWeather(place).then((found) => presentWeather(found, locale));
    return new URL(request.url).searchParams.get('optional') === 'true' ? orNoReading(answer) : answer;
  }),
});
