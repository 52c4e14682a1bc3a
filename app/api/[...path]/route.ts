import { AppError } from '@/lib/errors';
import { failure } from '@/lib/http/respond';
import { responseLocale } from '@/lib/http/response-locale';

/** Answers 404 to any method on an unknown API path. */
function unknown(request: Request): Promise<Response> {
  return failure(new AppError('not_found'), responseLocale(request));
}

export {
  unknown as DELETE,
  unknown as GET,
  unknown as HEAD,
  unknown as OPTIONS,
  unknown as PATCH,
  unknown as POST,
  unknown as PUT,
};
