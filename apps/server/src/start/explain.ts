import { CannotStart } from '../platform/cannot-start.ts';
import { presentError } from '../platform/log.ts';
import { PostgresRefused } from '../platform/postgres/start-postgres.ts';

const lackOfRights = ['EACCES', 'EPERM', 'EROFS'];
const lackOfSpace = ['ENOSPC', 'EDQUOT'];

/** The one-line explanation of a failed start; a stack only for unexpected errors. */
export function explain(error: unknown): string {
  if (error instanceof CannotStart || error instanceof PostgresRefused) return error.message;
  const problem = presentError(error);
  const code = String(problem['code']);
  if (lackOfRights.includes(code)) {
    return `This user may not use what another has made (${problem.message}). Start as that user, give PORTICO_DATA to this one with chown -R, or choose another folder: PORTICO_DATA=… npm start`;
  }
  if (lackOfSpace.includes(code)) return `There is no space left (${problem.message}). Make room, then start again.`;
  return JSON.stringify(problem);
}
