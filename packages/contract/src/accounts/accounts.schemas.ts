import * as z from 'zod';
import { area, code, email, mobile, tenant } from './proofs.schemas.ts';
import { epochSeconds, id, noInput, slug, type TypedBy, localText } from '../wire/schema.ts';
import { homePageConfig, loginMethod } from '../institution/tenants.schemas.ts';

const capabilities = z.object({
  changePassword: z.boolean(),
  logoff: z.boolean(),
  seePartialSave: z.boolean(),
  codeByMail: z.boolean().describe('The mail address is proved: a code to it shows that the account is one’s own'),
});

const userInfo = z.object({
  uid: id,
  user_id: id,
  project_id: id,
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  head_portrait: z.string(),
  application_state: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  batchId: id.or(z.literal('')).describe('The batch chosen, empty before'),
  temporary: z.boolean().describe('Signed in without a password'),
  must_change_password: z.boolean().describe('The password was made for the person, who is to set one of their own'),
  can: capabilities,
  header: z.int().min(1).max(7).optional().describe('The header that people of this type see, before the skin’s'),
});

export const deviceId = z
  .string()
  .regex(/^[\w-]{22,64}$/)
  .describe('A secret of at least 128 bits that this browser made');

/** What the sign-in method needs: account and password, an address and its code, or a device id. */
export const login = {
  input: tenant.extend({
    method: loginMethod.optional().describe('By password where none is named'),
    account: z.string().trim().max(254).optional().describe('Mail address or mobile number'),
    password: z.string().max(1024).optional(),
    email: email.optional(),
    area: area.optional(),
    mobile: mobile.optional(),
    code: code.optional(),
    device_id: deviceId.optional(),
  }),
  output: userInfo.extend({
    org_id: id,
    token: z.string(),
  }),
};
export type Login = TypedBy<typeof login>;

export const logout = { input: tenant, output: z.null() };
export type Logout = TypedBy<typeof logout>;

const submission = z.object({
  number: z.string(),
  submitted_at: epochSeconds,
  stage: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('0 none, 1 interview or supplement, 2 completed'),
});

export const home = {
  input: tenant,
  output: z.object({
    user_info: userInfo,
    home_page_config: homePageConfig,
    // Our addition: home and the page after submitting show the submission.
    submission: submission.nullable().describe('While the application counts as submitted'),
    // Our addition: home links to the receipts of earlier submissions.
    earlier_submissions: z.int().describe('How many there were besides the one that counts'),
    // Our addition: lets the page reserve space for the state of the letters.
    has_referee: z.boolean().describe('Whether the application asks for recommenders'),
  }),
};
export type Home = TypedBy<typeof home>;

export const countNewMessage = { input: noInput, output: z.int() };
export type CountNewMessage = TypedBy<typeof countNewMessage>;

export const listSessions = {
  input: noInput,
  output: z.object({
    list: z.array(
      z.object({
        id,
        agent: z.string().describe('Browser and system, in a few words'),
        created_at: epochSeconds,
        current: z.boolean(),
      }),
    ),
  }),
};
export type ListSessions = TypedBy<typeof listSessions>;

export const endSession = { input: z.object({ id }), output: z.null() };
export type EndSession = TypedBy<typeof endSession>;

export const listSwitchProjects = {
  input: noInput,
  output: z.object({ list: z.array(z.object({ domain: slug, title: localText })) }),
};
export type ListSwitchProjects = TypedBy<typeof listSwitchProjects>;

export const switchProject = {
  input: z.object({ target: slug.describe('The project to go to, of the same organisation') }),
  output: login.output,
};
export type SwitchProject = TypedBy<typeof switchProject>;

export const logoff = {
  input: tenant.extend({
    user_id: id.optional(),
    old_password: z.string().max(1024).optional().describe('The present one; without it, `old_code`'),
    old_code: code.optional().describe('Sent to the present address for the purpose `leave`'),
  }),
  output: z.null(),
};
export type Logoff = TypedBy<typeof logoff>;

export const portrait = {
  input: tenant.extend({ file: z.instanceof(Blob).describe('A JPEG or PNG picture of at most 5 MB') }),
  output: z.object({ url: z.string() }),
};
export type Portrait = TypedBy<typeof portrait>;
