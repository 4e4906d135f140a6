import * as z from 'zod';
import { passkeyUsed } from './passkey-answers.schemas.ts';
import { epochSeconds, id, localText, noInput, type TypedBy } from '../wire/schema.ts';
import { staffMember } from './staff-member.schemas.ts';

const appCode = z
  .string()
  .trim()
  .regex(/^\d{3} ?\d{3}$/)
  .describe('Six digits, as the authenticator app shows them');

const recoveryCode = z.string().trim().min(16).max(40).describe('With or without hyphens, in small or capital letters');

const isOne = (given: readonly unknown[]) => given.filter((one) => one !== undefined).length === 1;

const recoveryCodes = z.array(z.string()).describe('Told once: only their hashes are kept');

export const secondStep = {
  input: z
    .object({
      pending: z.string().min(1).max(200).describe('As signing in gave it'),
      code: appCode.optional(),
      recovery_code: recoveryCode.optional(),
      passkey: passkeyUsed.optional(),
    })
    .refine(({ code, recovery_code, passkey }) => isOne([code, recovery_code, passkey])),
  output: staffMember,
};
export type SecondStep = TypedBy<typeof secondStep>;

export const proveAgain = {
  input: z
    .object({
      password: z.string().min(1).max(1024).optional(),
      code: appCode.optional(),
      passkey: passkeyUsed.optional(),
    })
    .refine(({ password, code, passkey }) => isOne([password, code, passkey])),
  output: z.null(),
};
export type ProveAgain = TypedBy<typeof proveAgain>;

export const staffFactors = {
  input: noInput,
  output: z.object({
    has_password: z.boolean().describe('False for an account that the single sign-on of an organisation made'),
    totp: z.object({ confirmed_at: epochSeconds }).nullable().describe('The authenticator app'),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        made_at: epochSeconds,
        used_at: epochSeconds.nullable().describe('When it last proved who somebody is'),
        is_synced: z.boolean().describe('Whether its owner has it on several devices'),
      }),
    ),
    recovery_codes: z
      .object({ left: z.int(), made_at: epochSeconds })
      .nullable()
      .describe('Null before they are made, which adding the first factor does'),
  }),
};
export type StaffFactors = TypedBy<typeof staffFactors>;

export const beginTotp = {
  input: noInput,
  output: z.object({
    secret: z.string().describe('To be typed into the app, in base 32'),
    uri: z.string().describe('The same for a QR code'),
    ticket: z.string().describe('Goes back with the first code, within a quarter of an hour'),
  }),
};
export type BeginTotp = TypedBy<typeof beginTotp>;

export const confirmTotp = {
  input: z.object({ ticket: z.string().min(1).max(1_000), code: appCode }),
  output: z.object({ recovery_codes: recoveryCodes.nullable().describe('Null where there are some from before') }),
};
export type ConfirmTotp = TypedBy<typeof confirmTotp>;

export const removeTotp = { input: noInput, output: z.null() };
export type RemoveTotp = TypedBy<typeof removeTotp>;

export const makeRecoveryCodes = { input: noInput, output: z.object({ recovery_codes: recoveryCodes }) };
export type MakeRecoveryCodes = TypedBy<typeof makeRecoveryCodes>;

const since = epochSeconds.nullable().describe('Null where they are not demanded');

export const factorDemands = {
  input: noInput,
  output: z.object({
    installation: z.object({ since }).nullable().describe('Null for owners of organisations'),
    organisations: z.array(z.object({ organisation: id, name: localText, since })),
  }),
};
export type FactorDemands = TypedBy<typeof factorDemands>;

export const demandFactors = {
  input: z.object({ organisation: id.nullable().describe('Null for the whole installation'), demanded: z.boolean() }),
  output: z.null(),
};
export type DemandFactors = TypedBy<typeof demandFactors>;

export const resetFactors = {
  input: z.object({ staff: id, reason: z.string().trim().min(1).max(500).describe('Kept in the log') }),
  output: z.null(),
};
export type ResetFactors = TypedBy<typeof resetFactors>;
