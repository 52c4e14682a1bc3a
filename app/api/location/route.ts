import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';
import { locateVisitor } from '@/lib/location/locate-visitor';
import { presentLocation } from '@/lib/location/present-location';

/** One request per page view; several people may share an address. */
const limit = { name: 'location', windows: [{ requests: 60, seconds: 60 }] } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput, limit }, async ({ request, clientIp, locale }) => {
    const place = await locateVisitor({ headers: request.headers, clientIp });
    return presentLocation(place, clientIp, locale);
  }),
});
