import 'server-only';
import { isNativeError } from 'node:util/types';
import { env } from '@/lib/config/env';
import { log } from '@/lib/log/log';

const ownCertificate =
  'DATABASE_URL: the server’s certificate comes from an authority that this machine doesn’t know. Write ' +
  '?sslmode=verify-full&sslrootcert=FILE with the file of that authority’s certificate (the provider offers it), or ' +
  '?sslmode=no-verify, which encrypts but doesn’t check who answers.';

/** https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const certificateCodes = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_UNTRUSTED',
]);

export const mayNotCreate =
  'DATABASE_URL: its user may not make tables. Let the owner of the database run: grant usage, create on schema public to USER;';

const unreachable =
  'DATABASE_URL: nothing answers there. Check host and port, that PostgreSQL runs, and that a firewall lets this machine through.';

/** By the code of Node or of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const sentences: Record<string, string | undefined> = {
  ERR_TLS_CERT_ALTNAME_INVALID:
    'DATABASE_URL: the server’s certificate is for another host. Write the host’s name as the certificate has it, or ' +
    '?sslmode=no-verify, which encrypts but doesn’t check who answers.',
  CERT_HAS_EXPIRED: 'DATABASE_URL: the server’s certificate has expired. Renew it there.',
  ENOENT:
    'DATABASE_URL: a file that it names (sslrootcert, sslcert or sslkey) doesn’t exist on this machine.',
  EACCES: 'DATABASE_URL: this user may not read a file that it names (sslrootcert, sslcert or sslkey).',
  ECONNREFUSED: unreachable,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ENOTFOUND: 'DATABASE_URL: nobody knows its host. Check its spelling.',
  EAI_AGAIN: 'DATABASE_URL: its host can’t be looked up. Check its spelling, and this machine’s DNS.',
  '08P01':
    'DATABASE_URL: a pooler in between refuses a parameter. Leave out `options` and whatever else it has after the question mark but sslmode.',
  '28P01': 'DATABASE_URL: the server refuses this user’s password.',
  '28000':
    'DATABASE_URL: the server lets this user in neither from here nor in this way. If it wants encryption, write ?sslmode=verify-full; ' +
    'otherwise it needs a line in its pg_hba.conf.',
  '3D000': 'DATABASE_URL: there is no database of this name. Create it (createdb), or correct the name.',
  '3F000':
    'DATABASE_URL: this user has no schema for tables. Grant it one: grant create on schema public to the user.',
  '25006': 'DATABASE_URL: this server is a copy that can only be read. Write the address of the main one.',
  '42501': mayNotCreate,
  '53300':
    'DATABASE_URL: all connections of the server are in use. Close others, or allow more there (max_connections).',
  '57P03': 'DATABASE_URL: the server is just starting. Try again in a minute.',
};

/** Errors of pg without a code, by its words. */
const byWords: readonly [words: RegExp, sentence: string][] = [
  [
    /password must be a (non-empty )?string/i,
    'DATABASE_URL has no password, and the server wants one: postgres://user:password@host/name.',
  ],
  [
    /does not support SSL/i,
    'DATABASE_URL: the server can’t encrypt. Leave out sslmode, or write ?sslmode=disable, where only a private network lies in between.',
  ],
  [/timeout/i, unreachable],
  [
    /connection terminated/i,
    'DATABASE_URL: the server ended the connection. See its log, and that of a pooler in between.',
  ],
];

/**
 * What an operator has to do after an error of PostgreSQL, its driver or the network, in one or two sentences; undefined if nothing
 * about the connection or the user's rights explains it. Never the error's own words, which may hold the password.
 */
export function describePostgresFailure(error: unknown): string | undefined {
  const code = readCode(error);
  if (certificateCodes.has(code)) return ownCertificate;
  const message = isNativeError(error) ? error.message : '';
  return sentences[code] ?? byWords.find(([words]) => words.test(message))?.[1];
}

/** Logs that something failed: with what to do about it, or with the whole error. */
export function logDatabaseFailure(what: string, error: unknown): void {
  const remedy = env.DATABASE_URL && describePostgresFailure(error);
  if (remedy) log.error(`${what} ${remedy}`);
  else log.error(what, error);
}

/** Of several addresses that were tried, the first one's. */
export function readCode(error: unknown): string {
  if (!isNativeError(error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('errors' in error && Array.isArray(error.errors)) return readCode(error.errors[0]);
  return readCode(error.cause);
}
