import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';
import { validate } from '@/lib/http/validate';
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
  GET: route({ reads: 'nothing', schema: noInput, limit }, async ({ request, locale }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const place = await validate(placeSchema, query, locale);
    const answer = currentWeather(place).then((found) => presentWeather(found, locale));
    return query.optional === 'true' ? orNoReading(answer) : answer;
  }),
});
