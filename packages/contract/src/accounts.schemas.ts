import * as z from 'zod';
import { id, noInput, type TypedBy } from './schema.ts';
import { homePageConfig } from './tenants.schemas.ts';

const tenant = z.object({ org_id: id.optional(), project_id: id.optional() });

const capabilities = z.object({
  changePassword: z.boolean(),
  logoff: z.boolean(),
  seePartialSave: z.boolean(),
});

const userInfo = z.object({
  uid: id,
  user_id: id,
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  head_portrait: z.string(),
  application_state: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  batchId: id.or(z.literal('')).describe('The batch chosen, empty before'),
  temporary: z.boolean().describe('Signed in without a password'),
  can: capabilities,
});

export const login = {
  input: tenant.extend({
    account: z.string().trim().min(1).max(254).describe('Mail address or mobile number'),
    password: z.string().min(1).max(1024),
  }),
  output: userInfo.extend({ org_id: id, project_id: id, token: z.string() }),
};
export type Login = TypedBy<typeof login>;

export const logout = { input: tenant, output: z.null() };
export type Logout = TypedBy<typeof logout>;

export const home = {
  input: tenant,
  output: z.object({ user_info: userInfo, home_page_config: homePageConfig }),
};
export type Home = TypedBy<typeof home>;

export const countNewMessage = { input: noInput, output: z.int() };
export type CountNewMessage = TypedBy<typeof countNewMessage>;
