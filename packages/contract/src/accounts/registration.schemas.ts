import * as z from 'zod';
import { deviceId, login } from './accounts.schemas.ts';
import { area, code, email, humanProof, mobile, tenant } from './proofs.schemas.ts';
import { language, localText, type TypedBy } from '../wire/schema.ts';

const password = z.string().max(1024);

const registerField = z.object({
  field: z.string(),
  name: localText,
  required: z.boolean(),
  options: z.array(z.object({ value: z.string(), label: localText })).describe('Empty for a line of text'),
});

export const registerFields = {
  input: tenant,
  output: z.object({
    methods: z.array(z.enum(['mobile', 'email'])),
    /** True if the server generates the credentials and the success page shows them once. */
    generated: z.boolean(),
    fields: z.array(registerField),
  }),
};
export type RegisterFields = TypedBy<typeof registerFields>;

/** A JSON object in a form field. */
const answers = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    try {
      return z.record(z.string().max(60), z.string().max(1_000)).parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'not an object of texts' });
      return z.NEVER;
    }
  });

export const register = {
  input: tenant.extend({
    ...humanProof.partial().shape,
    method: z.enum(['mobile', 'email']),
    name: z.string().trim().min(1).max(100),
    email: email.optional(),
    area: area.optional(),
    mobile: mobile.optional(),
    code: code.optional().describe('From the SMS, where one registers by mobile'),
    password: password.optional().describe('Absent where the project makes credentials'),
    fields: answers.optional(),
    device_id: deviceId.optional(),
    lang: language.optional(),
  }),
  output: z.object({
    state: z.enum(['active', 'mail_sent']),
    session: login.output.nullable(),
    credentials: z.object({ account: z.string(), password: z.string() }).nullable().describe('Shown once'),
  }),
};
export type Register = TypedBy<typeof register>;

export const sendActivation = {
  input: tenant.extend({ ...humanProof.shape, email, lang: language.optional() }),
  output: z.null(),
};
export type SendActivation = TypedBy<typeof sendActivation>;

export const activate = {
  input: tenant.extend({
    token: z.string().min(20).max(200),
    device_id: deviceId.optional().describe('Of the browser that registered'),
    password: password.optional().describe('The one registered with, where another browser follows the link'),
    new_password: password.optional().describe('In place of whatever was set when the address was registered'),
    name: z.string().trim().min(1).max(100).optional().describe('With a new password'),
  }),
  output: z.object({ account: z.string(), session: login.output }),
};
export type Activate = TypedBy<typeof activate>;

export const forgotPassword = {
  input: tenant.extend({
    ...humanProof.shape,
    email: email.optional(),
    area: area.optional(),
    mobile: mobile.optional(),
    lang: language.optional(),
  }),
  output: z.object({ wait: z.int() }),
};
export type ForgotPassword = TypedBy<typeof forgotPassword>;

export const resetPassword = {
  input: tenant.extend({
    token: z.string().min(20).max(200).optional().describe('From the link in the mail'),
    area: area.optional(),
    mobile: mobile.optional(),
    code: code.optional(),
    password,
    device_id: deviceId.optional(),
  }),
  output: z.null(),
};
export type ResetPassword = TypedBy<typeof resetPassword>;

export const amend = {
  input: tenant.extend({
    kind: z.enum(['password', 'name', 'email', 'mobile']),
    old_password: password.optional().describe('The present one; another address asks for it, or for `old_code`'),
    old_code: code.optional().describe('Sent to the present address for the purpose `change`'),
    password: password.optional(),
    name: z.string().trim().min(1).max(100).optional(),
    email: email.optional(),
    area: area.optional(),
    mobile: mobile.optional(),
    code: code.optional(),
  }),
  output: z.null(),
};
export type Amend = TypedBy<typeof amend>;

const linkToken = z.string().min(20).max(200);

export const findAddressChange = {
  input: tenant.extend({ token: linkToken }),
  output: z.object({
    kind: z.enum(['email', 'mobile']),
    address: z.string().describe('The one before, empty where there was none'),
    changed_at: z.int(),
    asks_password: z.boolean(),
  }),
};
export type FindAddressChange = TypedBy<typeof findAddressChange>;

export const takeBackAddress = {
  input: tenant.extend({ token: linkToken, password: password.optional().describe('The new one') }),
  output: z.null(),
};
export type TakeBackAddress = TypedBy<typeof takeBackAddress>;
