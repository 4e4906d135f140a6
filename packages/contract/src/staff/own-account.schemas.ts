import * as z from 'zod';
import { epochSeconds, id, language, noInput, type TypedBy } from '../wire/schema.ts';

const ownSession = z.object({
  id,
  agent: z.string().describe('The browser and the system; empty where they are unknown'),
  address: z.string().describe('From where it was opened; empty where it is unknown'),
  created_at: epochSeconds,
  current: z.boolean().describe('The session of this request'),
});

export const ownAccount = {
  input: noInput,
  output: z.object({
    lang: language.describe('Of mails to this account'),
    sessions: z.array(ownSession).describe('The newest first'),
  }),
};
export type OwnAccount = TypedBy<typeof ownAccount>;

export const endOwnSessions = {
  input: z.object({ session: id.nullable().describe('Null for all but the one of this request') }),
  output: z.object({ ended: z.int() }),
};
export type EndOwnSessions = TypedBy<typeof endOwnSessions>;

export const changeOwnLanguage = { input: z.object({ lang: language }), output: z.null() };
export type ChangeOwnLanguage = TypedBy<typeof changeOwnLanguage>;
