import * as z from 'zod';
import { noInput, type TypedBy } from '../wire/schema.ts';
import { passkeyCreation, passkeyMade, passkeyRequest, passkeyUsed } from './passkey-answers.schemas.ts';
import { staffMember } from './staff-member.schemas.ts';

const name = z.string().trim().min(1).max(60);
const passkey = z.uuid().describe('As `staffFactors` lists it');

export const beginPasskey = { input: noInput, output: passkeyCreation };
export type BeginPasskey = TypedBy<typeof beginPasskey>;

export const addPasskey = {
  input: z.object({ name, made: passkeyMade }),
  output: z.object({
    recovery_codes: z.array(z.string()).nullable().describe('Told once; null where there are some from before'),
  }),
};
export type AddPasskey = TypedBy<typeof addPasskey>;

export const renamePasskey = { input: z.object({ passkey, name }), output: z.null() };
export type RenamePasskey = TypedBy<typeof renamePasskey>;

export const removePasskey = { input: z.object({ passkey }), output: z.null() };
export type RemovePasskey = TypedBy<typeof removePasskey>;

export const passkeyForProof = { input: noInput, output: passkeyRequest };
export type PasskeyForProof = TypedBy<typeof passkeyForProof>;

export const passkeyForStep = {
  input: z.object({ pending: z.string().min(1).max(200).describe('As signing in gave it') }),
  output: passkeyRequest,
};
export type PasskeyForStep = TypedBy<typeof passkeyForStep>;

export const passkeyForSignIn = {
  input: noInput,
  output: z.object({ ticket: z.string().describe('Goes back with the signature'), request: passkeyRequest }),
};
export type PasskeyForSignIn = TypedBy<typeof passkeyForSignIn>;

export const passkeySignIn = {
  input: z.object({ ticket: z.string().min(1).max(200), passkey: passkeyUsed }),
  output: staffMember,
};
export type PasskeySignIn = TypedBy<typeof passkeySignIn>;
