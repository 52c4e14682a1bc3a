/** 128 random bits for an `Idempotency-Key`. Not `randomUUID`, which browsers offer only on https and localhost. */
export function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
