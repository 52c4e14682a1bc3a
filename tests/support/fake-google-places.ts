import { type FakeProvider, type ProviderCall, type Reply, startFakeProvider } from './fake-provider';

export const placesKey = 'f4k3-pl4c3s-k3y';

interface FakePlace {
  id: string;
  name: string;
  address: string;
  rating?: number;
  reviews?: number;
  closed?: true;
  phone?: string;
  website?: string;
  /** Days from Sunday, 0, with whole hours. */
  hours?: { day: number; from: number; to: number }[];
}

export interface FakeGooglePlaces extends FakeProvider {
  /** Its places. A search finds those with whose name the query begins, and for "… in …" all of them. */
  places: FakePlace[];
  /** Bodies of the searches, in order. */
  searches: { textQuery: string; pageSize?: number; regionCode?: string; languageCode?: string }[];
}

/** Implements Text Search (New): https://developers.google.com/maps/documentation/places/web-service/text-search */
export async function startFakeGooglePlaces(): Promise<FakeGooglePlaces> {
  const searches: FakeGooglePlaces['searches'] = [];
  const provider = await startFakeProvider(({ pathname }, call) => {
    const refusal = buildRefusal(pathname, call);
    if (refusal) return refusal;
    const search: FakeGooglePlaces['searches'][number] = JSON.parse(call.body);
    if (!search.textQuery) return failure(400, 'Empty text_query.', 'INVALID_ARGUMENT');
    searches.push(search);
    const found = google.places.filter(
      ({ name }) => / in /.test(search.textQuery) || name.includes(search.textQuery.split(',')[0] ?? ''),
    );
    const places = found.slice(0, search.pageSize ?? 20).map((place) => masked(place, call));
    return { body: places.length > 0 ? { places } : {} };
  });
  const google: FakeGooglePlaces = Object.assign(provider, { places: [], searches });
  return google;
}

function buildRefusal(pathname: string, { method, headers }: ProviderCall): Reply | undefined {
  if (pathname !== '/v1/places:searchText' || method !== 'POST')
    return failure(404, 'Not found.', 'NOT_FOUND');
  if (headers['x-goog-api-key'] !== placesKey) return failure(400, 'API key not valid.', 'INVALID_ARGUMENT');
  if (!headers['x-goog-fieldmask'])
    return failure(400, 'FieldMask is a required parameter.', 'INVALID_ARGUMENT');
  return undefined;
}

/** The fields of a place that the field mask names. */
function masked(
  { id, name, address, rating, reviews, closed, phone, website, hours }: FakePlace,
  { headers }: ProviderCall,
): object {
  const whole = {
    id,
    displayName: { text: name, languageCode: 'en' },
    formattedAddress: address,
    businessStatus: closed ? 'CLOSED_PERMANENTLY' : 'OPERATIONAL',
    rating,
    userRatingCount: reviews,
    internationalPhoneNumber: phone,
    websiteUri: website,
    regularOpeningHours: hours && {
      periods: hours.map(({ day, from, to }) => ({
        open: { day, hour: from, minute: 0 },
        close: { day, hour: to, minute: 30 },
      })),
    },
    editorialSummary: { text: 'never asked for' },
  };
  const fields = String(headers['x-goog-fieldmask'])
    .split(',')
    .map((field) => field.replace('places.', ''));
  return Object.fromEntries(Object.entries(whole).filter(([field]) => fields.includes(field)));
}

function failure(code: number, message: string, status: string): Reply {
  return { status: code, body: { error: { code, message, status } } };
}
