import { closeDatabase, database } from '@/lib/db/database';
import { describeSchema } from '@/lib/db/describe-schema';
import { migrateToLatest } from '@/lib/db/migrate';

interface CommandLine<Given extends { command: string }> {
  /** Throws a TypeError for invalid arguments. */
  readArguments: () => Given;
  /** By name; each returns the text to print. */
  commands: Readonly<Record<string, (given: Given) => Promise<string>>>;
  usage: string;
}

/**
 * Runs the named command on the migrated database and prints its result. A TypeError is a mistake by the user and is
 * printed with the usage; every failure sets the exit code.
 */
export async function runDatabaseCommand<Given extends { command: string }>(
  line: CommandLine<Given>,
): Promise<void> {
  try {
    const given = line.readArguments();
    const command = line.commands[given.command];
    if (!command) throw new TypeError(`There is no command ${JSON.stringify(given.command)}.`);
    try {
      const state = await migrateToLatest(database());
      if (state === 'newer') console.error(describeSchema(state));
      process.stdout.write(`${await command(given)}\n`);
    } finally {
      await closeDatabase();
    }
  } catch (error) {
    console.error(error instanceof TypeError ? `${error.message}\n${line.usage}` : error);
    process.exitCode = 1;
  }
}
