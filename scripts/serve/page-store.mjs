import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerContext} Context */
/** @typedef {NonNullable<Context['fs']>} Files */
/** @typedef {typeof import('next/dist/server/lib/incremental-cache/file-system-cache')} Module */

const decompress = promisify(brotliDecompress);
/** @type {Module} */
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
);

/**
 * Next's own store of prerendered pages, for a standalone copy: its pages are compressed
 * (scripts/build/place-standalone-file.ts), and nothing may be written beside them.
 */
export default class PageStore extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super({ ...context, flushToDisk: false, fs: unpacking(context.fs) });
  }
}

/**
 * @param {Files} files
 * @returns {Files}
 */
function unpacking(files) {
  /** @param {string} file */
  const packedName = (file) => (files.existsSync(file) ? file : `${file}.br`);

  return Object.assign(
    { ...files },
    {
      /** @param {string} file */
      existsSync: (file) => files.existsSync(packedName(file)),
      /** @param {string} file */
      stat: (file) => files.stat(packedName(file)),
      /** @param {string} file @param {BufferEncoding} [encoding] */
      readFile: async (file, encoding) => {
        const name = packedName(file);
        if (name === file) return files.readFile(file, encoding ?? null);
        const bytes = await decompress(await files.readFile(name));
        return encoding ? bytes.toString(encoding) : bytes;
      },
    },
  );
}
