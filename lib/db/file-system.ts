import 'server-only';
import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { env } from '@/lib/config/env';

/** `local`: known to keep what SQLite has written, with its locks and its shared memory. */
type Kind = 'local' | 'memory' | 'container' | 'shared' | 'unknown';

interface FileSystem {
  kind: Kind;
  /** As operators know it. */
  name: string;
}

const local = (name: string): FileSystem => ({ kind: 'local', name });
const shared = (name: string): FileSystem => ({ kind: 'shared', name });

/** Their numbers: https://man7.org/linux/man-pages/man2/statfs.2.html */
const onLinux = new Map<number, FileSystem>([
  [0xef53, local('ext4')],
  [0x58465342, local('XFS')],
  [0x9123683e, local('Btrfs')],
  [0x2fc12fc1, local('ZFS')],
  [0xf2f52010, local('F2FS')],
  [0xca451a4e, local('bcachefs')],
  [0x3153464a, local('JFS')],
  [0x3434, local('NILFS')],
  [0x01021994, { kind: 'memory', name: 'tmpfs' }],
  [0x858458f6, { kind: 'memory', name: 'ramfs' }],
  [0x794c7630, { kind: 'container', name: 'overlay' }],
  [0x6969, shared('NFS')],
  [0x517b, shared('SMB')],
  [0xfe534d42, shared('SMB')],
  [0xff534d42, shared('CIFS')],
  [0x65735546, shared('FUSE')],
  [0x01021997, shared('9p')],
  [0x00c36400, shared('Ceph')],
  [0x5346414f, shared('AFS')],
  [0x0bd00bd0, shared('Lustre')],
  [0x47504653, shared('GPFS')],
  [0x01161970, shared('GFS2')],
  [0x7461636f, shared('OCFS2')],
  [0x786f4256, shared('a shared folder of VirtualBox')],
  [0xbacbacbc, shared('a shared folder of VMware')],
]);

/** macOS numbers its file systems in the order of its kernel; these two have had theirs for ten years. */
const onMac = new Map<number, FileSystem>([
  [0x1a, local('APFS')],
  [0x17, local('HFS+')],
]);

/** The file system with this number of `statfs`; on Windows, which has none, by the folder's path. */
export function nameFileSystem(
  type: number,
  { platform = process.platform, folder = '' }: { platform?: string; folder?: string } = {},
): FileSystem {
  if (platform === 'win32') return folder.startsWith('\\\\') ? shared('SMB') : local('the disk of Windows');
  // 32 bits, which some versions of Node give with their sign.
  const number = type >>> 0;
  const known = (platform === 'darwin' ? onMac : onLinux).get(number);
  return known ?? { kind: 'unknown', name: `type 0x${number.toString(16)}` };
}

/** That of a folder, or of its nearest ancestor that exists. */
export function readFileSystem(folder: string): FileSystem {
  const place = resolve(/* turbopackIgnore: true */ folder);
  if (!existsSync(place)) return readFileSystem(dirname(place));
  return nameFileSystem(statfsSync(place).type, { folder: place });
}

/** A sentence with the remedy, if SQLite's file is not safe on this file system; otherwise undefined. */
export function describeUnsafe({ kind, name }: FileSystem, dataDir: string): string | undefined {
  const remedy = 'Set DATA_DIR to a folder on a disk of this machine, or DATABASE_URL to a PostgreSQL.';
  if (kind === 'shared') {
    return (
      `${dataDir} is on ${name}, where the embedded database may be damaged, and enquiries lost: its locks and its ` +
      `write-ahead log don’t work there. ${remedy}`
    );
  }
  if (kind === 'unknown') {
    return `${dataDir} is on a file system (${name}) of which nobody knows that the embedded database is safe there. ${remedy}`;
  }
  return undefined;
}

/** For the person who starts the site: a sentence if its data isn't safe where it is, else undefined. */
export function describeUnsafeFolder(dataDir = env.DATA_DIR): string | undefined {
  if (env.DATABASE_URL) return undefined;
  return describeUnsafe(readFileSystem(dataDir), resolve(/* turbopackIgnore: true */ dataDir));
}
