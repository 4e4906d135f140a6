import { CannotStart } from '../../platform/cannot-start.ts';
import { errorCode } from '../../platform/postgres/error-code.ts';
import type { DatabaseAccess } from './database-access.ts';

/** Explains what to do if the work fails because the role of DATABASE_URL does not own the database. */
export async function explainOwnership<T>({ database, owner }: DatabaseAccess, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (errorCode(error) !== '42501') throw error;
    throw new CannotStart(
      `The role ${owner} of DATABASE_URL does not own the database ${database}, or something in it. As an administrator of the database run: alter database "${database}" owner to "${owner}"`,
    );
  });
}
