import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import type { TypedBy } from '../wire/schema.ts';

export const mailChoices = {
  input: tenant,
  output: z.object({
    address: z.string().describe('Where mails go; empty if the caller has proved no address'),
    answers: z.boolean().describe('Whether a mail tells of answers that were not read for a while'),
  }),
};
export type MailChoices = TypedBy<typeof mailChoices>;

export const chooseMails = {
  input: tenant.extend({ answers: z.enum(['0', '1']) }),
  output: z.null(),
};
export type ChooseMails = TypedBy<typeof chooseMails>;

export const stopMails = {
  input: tenant.extend({ token: z.string().min(20).max(300).describe('From the link in such a mail') }),
  output: z.null(),
};
export type StopMails = TypedBy<typeof stopMails>;
