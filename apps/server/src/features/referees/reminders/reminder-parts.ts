import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import type { FormOf } from '../referee-parts.ts';

export interface ReminderParts {
  readonly database: Database;
  readonly publicUrl: string;
  readonly formOf: FormOf;
  readonly log: FastifyBaseLogger;
}
