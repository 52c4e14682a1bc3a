import { readingDatabase } from '@/lib/db/database';
import { describeSchema } from '@/lib/db/describe-schema';
import { readSchemaState } from '@/lib/db/schema-state';

/** Says that the database is of another version of the site, if it is. */
export async function DatabaseNotice() {
  const text = describeSchema(await readSchemaState(readingDatabase()));
  if (!text) return null;
  return <p className="py-2 px-3 border-s-4 border-red bg-sand">{text}</p>;
}
