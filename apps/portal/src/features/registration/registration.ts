import { register, registerFields } from '@portico/contract/registration';
import type { Register, RegisterFields } from '@portico/contract/registration.schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ownDevice } from '../../lib/session/own-device.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { receiverOf, type Address, type Channel } from '../../parts/address/address.ts';
import type { Proof } from '../../parts/human-proof/use-human-proof.ts';

export type RegisterForm = RegisterFields['output'];
export type Registered = Register['output'];
export type RegisterField = RegisterForm['fields'][number];

export const registerFieldsQuery = queryOptions({
  queryKey: ['register-fields'],
  queryFn: ({ signal }) => call(registerFields, {}, { signal }),
  staleTime: 300_000,
});

/** The registration methods of the wire and their channels. */
export const channels = { mobile: 'sms', email: 'mail' } as const satisfies Record<
  RegisterForm['methods'][number],
  Channel
>;

interface Entered {
  readonly method: RegisterForm['methods'][number];
  readonly name: string;
  readonly address: Address;
  readonly code: string;
  /** Null if the project generates the credentials. */
  readonly password: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly proof: Proof | null;
}

export function sendRegistration({ method, name, address, code, password, fields, proof }: Entered) {
  return call(register, {
    ...proof,
    method,
    name: name.trim(),
    ...receiverOf(channels[method], address),
    ...(method === 'mobile' ? { code } : {}),
    ...(password === null ? {} : { password }),
    fields: { ...fields },
    ...ownDevice(),
    lang: useSession.getState().language,
  });
}
