import 'server-only';
import { isNativeError } from 'node:util/types';
import { FetchError, type TlsFault } from '../fetch-error';

const timeouts = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

const tlsFaults: Readonly<Record<string, TlsFault>> = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self_signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'self_signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'wrong_host',
  UNABLE_TO_GET_ISSUER_CERT: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted',
  CERT_UNTRUSTED: 'untrusted',
  CERT_REVOKED: 'untrusted',
  CERT_REJECTED: 'untrusted',
  CERT_SIGNATURE_FAILURE: 'untrusted',
  CERT_CHAIN_TOO_LONG: 'untrusted',
  INVALID_CA: 'untrusted',
  INVALID_PURPOSE: 'untrusted',
  PATH_LENGTH_EXCEEDED: 'untrusted',
  HOSTNAME_MISMATCH: 'wrong_host',
};

const connecting = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'EPIPE',
  'EACCES',
]);

/** Converts an error of undici or Node to a FetchError. `signal` aborts the whole visit. */
export function toFetchError(thrown: unknown, signal: AbortSignal): FetchError {
  if (thrown instanceof FetchError) return thrown;
  if (signal.aborted) return new FetchError('timeout', { cause: thrown });
  const code = readErrorCode(thrown);
  if (timeouts.has(code)) return new FetchError('timeout', { cause: thrown });
  // The server sent its own certificate only, and we don't know its issuer: as a rule the intermediate is missing.
  if (code === 'UNABLE_TO_VERIFY_LEAF_SIGNATURE') return new FetchError('tls_incomplete', { cause: thrown });
  const tlsFault = tlsFaults[code];
  if (tlsFault) return new FetchError('tls_error', { tlsFault, cause: thrown });
  if (isHandshake(code)) return new FetchError('tls_failed', { cause: thrown });
  return new FetchError(connecting.has(code) ? 'connect_failed' : 'bad_response', { cause: thrown });
}

/**
 * The code of a system, library or protocol error; '' without one. When several addresses were tried at once, the first
 * error's code is used.
 */
export function readErrorCode(thrown: unknown): string {
  if (!isNativeError(thrown)) return '';
  if ('code' in thrown && typeof thrown.code === 'string') return thrown.code;
  if ('errors' in thrown && Array.isArray(thrown.errors)) return readErrorCode(thrown.errors[0]);
  return readErrorCode(thrown.cause);
}

function isHandshake(code: string): boolean {
  return code === 'EPROTO' || code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_');
}
