import 'server-only';
import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs';

/** https://www.sqlite.org/fileformat2.html#the_database_header */
const headerBytes = 100;
const magic = 'SQLite format 3\0';

export interface SqliteFile {
  /** Throws if the path no longer leads to the open file: writes would be lost. */
  requireInPlace(): void;
  /** Also throws if the file is shorter than its header says, or if its write-ahead log is gone. */
  requireWhole(): void;
}

export interface SqliteHeader {
  isWal: boolean;
  /** Length of the file at the last checkpoint, in bytes. */
  bytes: number;
}

/** Remembers which file is open at this path, to detect later that it was deleted, replaced or truncated. */
export function noteSqliteFile(file: string): SqliteFile {
  const opened = identify(statSync(file));
  let openedLog: string | undefined;
  const requireInPlace = () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found || identify(found) !== opened) {
      throw new Error(
        `${file} was deleted or replaced while it was open. Restart the site, after restoring a backup if need be.`,
      );
    }
  };
  const requireWhole = () => {
    requireInPlace();
    const header = readSqliteHeader(file);
    if (!header || statSync(file).size < header.bytes) {
      throw new Error(`${file} was cut off. Stop the site and restore a backup: npm run restore -- FILE`);
    }
    const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
    openedLog ??= log && identify(log);
    if (!log || identify(log) !== openedLog) {
      throw new Error(`${file}-wal was deleted or replaced while it was open. Restart the site.`);
    }
  };
  return { requireInPlace, requireWhole };
}

/** Undefined if it isn't an SQLite file, or if it is empty. */
export function readSqliteHeader(file: string): SqliteHeader | undefined {
  const header = Buffer.alloc(headerBytes);
  const descriptor = openSync(file, 'r');
  try {
    if (readSync(descriptor, header, 0, headerBytes, 0) < headerBytes) return undefined;
  } finally {
    closeSync(descriptor);
  }
  if (header.toString('latin1', 0, magic.length) !== magic) return undefined;
  const storedPageSize = header.readUInt16BE(16);
  const pageSize = storedPageSize === 1 ? 65_536 : storedPageSize;
  return { isWal: header[18] === 2, bytes: pageSize * header.readUInt32BE(28) };
}

function identify({ dev, ino }: Stats): string {
  return `${dev}:${ino}`;
}
