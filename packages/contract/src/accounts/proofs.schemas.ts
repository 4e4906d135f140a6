import * as z from 'zod';
import { id, language, type TypedBy } from '../wire/schema.ts';

/** The tenant of an anonymous call; a session has its own. */
export const tenant = z.object({ org_id: id.optional(), project_id: id.optional() });

export const area = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .describe('Dialling code without plus; always with mobile');
export const mobile = z.string().trim().min(1).max(20);
export const email = z.string().trim().min(1).max(254);
export const code = z.string().regex(/^\d{6}$/);
export const purpose = z.enum(['register', 'login', 'reset', 'amend', 'recommend', 'change', 'leave']);

/** Proves that a person is there: the characters of a picture, or a puzzle solved by the browser. */
export const humanProof = z.object({
  challenge: z.string().min(1).max(2_000).describe('As the captcha call gave it'),
  captcha: z.string().trim().max(16).optional().describe('The characters of the picture'),
  work: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .describe('The number that solves the puzzle, for whoever cannot see the picture'),
});

export const captcha = {
  input: tenant,
  output: z.object({
    challenge: z.string().describe('Sealed by the server; goes back with the answer'),
    image: z.string().describe('An SVG as a data address'),
    puzzle: z.object({
      salt: z.string(),
      bits: z.int().describe('SHA-256 of salt and number begins with this many zero bits'),
    }),
  }),
};
export type Captcha = TypedBy<typeof captcha>;

const sent = z.object({ wait: z.int().describe('Seconds until the next may be asked for') });

export const sendSms = {
  input: tenant.extend({
    ...humanProof.shape,
    area,
    mobile,
    purpose: purpose.exclude(['recommend']),
    lang: language.optional(),
  }),
  output: sent,
};
export type SendSms = TypedBy<typeof sendSms>;

export const sendMailCode = {
  input: tenant.extend({ ...humanProof.shape, email, purpose, lang: language.optional() }),
  output: sent,
};
export type SendMailCode = TypedBy<typeof sendMailCode>;

export const checkCode = {
  input: tenant.extend({
    email: email.optional(),
    area: area.optional(),
    mobile: mobile.optional(),
    purpose,
    code,
  }),
  output: z.null(),
};
export type CheckCode = TypedBy<typeof checkCode>;
