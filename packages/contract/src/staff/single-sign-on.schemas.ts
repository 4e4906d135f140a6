import * as z from 'zod';
import { id, localText, noInput, type TypedBy } from '../wire/schema.ts';
import { role } from './colleagues.schemas.ts';
import { domainRecord, foundRecords } from './project-domains.schemas.ts';
import { staffSignIn } from './staff.schemas.ts';

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/)
  .describe('What stands behind the @ of a mail address');

const settings = z.object({
  is_on: z.boolean(),
  issuer: z.string().trim().max(500).describe('The address of the provider, as its discovery document names it'),
  client_id: z.string().trim().max(500),
  domains: z.array(domain).max(20).describe('Mail addresses that are let in, once it is proved whose they are'),
  default_role: role
    .exclude(['owner'])
    .nullable()
    .describe('Of those who come for the first time; null for an account without a role'),
});

/** A mail domain with the DNS record that proves whose it is. */
const signInDomain = domainRecord.extend({
  domain: z.string(),
  is_former: z.boolean().describe('Let in before proofs were asked for: whoever has an account comes in all the same'),
});
export type SignInDomain = z.output<typeof signInDomain>;

export const singleSignOn = {
  input: noInput,
  output: z.object({
    redirect_uri: z.string().describe('To be registered at the provider'),
    organisations: z.array(
      settings.extend({
        organisation: id,
        name: localText,
        revision: z.int().describe('0 where nothing is set yet'),
        has_secret: z.boolean().describe('The secret itself is told to nobody'),
        domains: z.array(signInDomain),
        roles: z.array(role).describe('Those that the reader may choose as the first one'),
      }),
    ),
  }),
};
export type SingleSignOn = TypedBy<typeof singleSignOn>;

export const changeSingleSignOn = {
  input: settings.extend({
    organisation: id,
    revision: z.int().describe('As it was read'),
    client_secret: z.string().trim().min(1).max(1_000).nullable().describe('Null: it stays as it is'),
  }),
  output: z.object({ revision: z.int() }),
};
export type ChangeSingleSignOn = TypedBy<typeof changeSingleSignOn>;

export const proveSignInDomain = {
  input: z.object({ organisation: id, domain }),
  output: signInDomain.extend({ found: foundRecords }),
};
export type ProveSignInDomain = TypedBy<typeof proveSignInDomain>;

const toProvider = z.object({ url: z.string().describe('The page of the provider to which the browser goes') });

/** What the provider sent the browser back with. */
const answered = z.object({
  answer: z.string().min(1).max(8_000).describe('The query of the address to which the provider led'),
});

export const beginOrganisationSignIn = {
  input: z.object({ email: z.string().trim().max(254).pipe(z.email()) }),
  output: toProvider,
};
export type BeginOrganisationSignIn = TypedBy<typeof beginOrganisationSignIn>;

export const finishOrganisationSignIn = { input: answered, output: staffSignIn.output };
export type FinishOrganisationSignIn = TypedBy<typeof finishOrganisationSignIn>;

export const ownSingleSignOn = {
  input: noInput,
  output: z.object({
    organisations: z.array(
      z.object({
        organisation: id,
        name: localText,
        email: z.string().nullable().describe('The address at the provider; null where nothing is connected'),
      }),
    ),
  }),
};
export type OwnSingleSignOn = TypedBy<typeof ownSingleSignOn>;

export const beginConnecting = { input: z.object({ organisation: id }), output: toProvider };
export type BeginConnecting = TypedBy<typeof beginConnecting>;

export const finishConnecting = { input: answered, output: z.null() };
export type FinishConnecting = TypedBy<typeof finishConnecting>;

export const disconnect = { input: z.object({ organisation: id }), output: z.null() };
export type Disconnect = TypedBy<typeof disconnect>;

export const beginOrganisationProof = { input: noInput, output: toProvider };
export type BeginOrganisationProof = TypedBy<typeof beginOrganisationProof>;

export const finishOrganisationProof = { input: answered, output: z.null() };
export type FinishOrganisationProof = TypedBy<typeof finishOrganisationProof>;
