/** The name of a member of staff, from the work address: `anna.smith@…` is Anna Smith. */
export function nameMember(email: string): string {
  const [name = ''] = email.split('@', 1);
  return name
    .split(/[._-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
