import * as z from 'zod';
import { isZone } from './is-zone.ts';
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
    email: z.string().nullable().describe('Where links for a new password go; null where there is none'),
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

export const changeOwnZone = {
  input: z.object({
    time_zone: z.string().max(60).refine(isZone).nullable().describe('Its IANA name; null for that of the browser'),
  }),
  output: z.null(),
};
export type ChangeOwnZone = TypedBy<typeof changeOwnZone>;

export const changeOwnPassword = {
  input: z.object({
    password: z.string().min(1).max(1024).describe('The present one'),
    new_password: z.string().max(1024),
  }),
  output: z.object({ ended: z.int().describe('How many other sessions ended') }),
};
export type ChangeOwnPassword = TypedBy<typeof changeOwnPassword>;

export const requestOwnMail = {
  input: z.object({ email: z.string().trim().max(254).pipe(z.email()) }),
  output: z.null().describe('The same whether or not somebody else has the address'),
};
export type RequestOwnMail = TypedBy<typeof requestOwnMail>;

export const confirmOwnMail = {
  input: z.object({
    token: z
      .string()
      .regex(/^[\w-]{43}$/)
      .describe('As the link of the mail has it'),
  }),
  output: z.object({ email: z.string(), account: z.string().describe('The name by which one signs in from now on') }),
};
export type ConfirmOwnMail = TypedBy<typeof confirmOwnMail>;
