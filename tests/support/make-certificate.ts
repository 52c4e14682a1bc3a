import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';
import { dayMs } from '@/lib/durations';

interface Wanted {
  /** DNS names, or IPv4 addresses. */
  names: readonly string[];
  notBefore?: Date;
  notAfter?: Date;
  /** Its issuer; self-signed by default. */
  issuer?: Certificate;
}

export interface Certificate {
  commonName: string;
  key: string;
  cert: string;
}

/** Creates a certificate for a local server, so that the repository contains no key and none expires. https://www.rfc-editor.org/rfc/rfc5280 */
export function makeCertificate({
  names,
  issuer,
  notBefore = new Date(Date.now() - dayMs),
  notAfter = new Date(Date.now() + dayMs),
}: Wanted): Certificate {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const [commonName = ''] = names;
  const isAuthority = issuer === undefined;
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    // A serial number; its first byte keeps it positive and without padding.
    tagged(0x02, Buffer.from([1]), randomBytes(8)),
    ecdsaWithSha256,
    encodeName(issuer?.commonName ?? commonName),
    sequence(time(notBefore), time(notAfter)),
    encodeName(commonName),
    keys.publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(alternativeNames(names), ...(isAuthority ? [authority] : []))),
  );
  const signer = issuer ? createPrivateKey(issuer.key) : keys.privateKey;
  const signature = tagged(0x03, Buffer.from([0]), sign('sha256', body, signer));
  return {
    commonName,
    key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(body, ecdsaWithSha256, signature)),
  };
}

/** A value in DER: tag, length, content. */
function tagged(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function sequence(...parts: Uint8Array[]): Buffer {
  return tagged(0x30, ...parts);
}

function oid(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'));
}

function encodeName(commonName: string): Buffer {
  return sequence(tagged(0x31, sequence(oid('550403'), tagged(0x0c, Buffer.from(commonName)))));
}

function time(date: Date): Buffer {
  return tagged(0x18, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
}

function alternativeNames(names: readonly string[]): Buffer {
  const list = names.map((name) =>
    isIP(name) ? tagged(0x87, Buffer.from(name.split('.').map(Number))) : tagged(0x82, Buffer.from(name)),
  );
  return sequence(oid('551d11'), tagged(0x04, sequence(...list)));
}

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const authority = sequence(oid('551d13'), tagged(0x04, sequence(tagged(0x01, Buffer.from([0xff])))));

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
