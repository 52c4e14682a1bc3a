/** A sentence with the remedy for a folder of data that this user may not write to, such as a mounted disk of root's. */
export function notWritable(dataDir: string, user = process.getuid?.()): string {
  const remedy = user === undefined ? '' : `make user ${user} its owner (chown -R ${user} ${dataDir}), or `;
  return `This user may not write to ${dataDir}: ${remedy}name another folder in DATA_DIR.`;
}
