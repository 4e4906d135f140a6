import { errors } from '@portico/contract/errors';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAddressCheck } from '../../parts/address/address-field.tsx';
import { emptyAddress } from '../../parts/address/address.ts';
import { useDraft } from '../../parts/form/use-draft.ts';
import { useForm } from '../../parts/form/use-form.ts';
import { useHumanProof, type Proof } from '../../parts/human-proof/use-human-proof.ts';
import { emptyPassword, useNewPasswordCheck, type NewPassword } from '../../parts/new-password/new-password-fields.tsx';
import { fieldKey } from './project-fields.tsx';
import { channels, sendRegistration, type Registered, type RegisterForm } from './registration.ts';

const placement = {
  [errors.passwordWeak.status]: 'password',
  [errors.passwordCommon.status]: 'password',
  [errors.passwordsDiffer.status]: 'again',
  [errors.mobileWrong.status]: 'address',
  [errors.emailWrong.status]: 'address',
  [errors.accountTaken.status]: 'address',
  [errors.codeWrong.status]: 'code',
} as const;

/** The values of the registration form, its problems, and sending it. */
export function useRegistration(settings: RegisterForm, onRegistered: (registered: Registered, email: string) => void) {
  const t = useTranslations('accounts');
  const checkAddress = useAddressCheck();
  const checkPassword = useNewPasswordCheck();
  const [draft, write] = useDraft('register', { ...emptyAddress, name: '', code: '', method: '' });
  const [fields, writeFields] = useDraft<Readonly<Record<string, string>>>('register.fields', {});
  const [password, setPassword] = useState<NewPassword>(emptyPassword);
  const [agreed, setAgreed] = useState(false);
  const method = settings.methods.find((candidate) => candidate === draft.method) ?? settings.methods[0] ?? 'email';
  const byMail = method === 'email';
  const proof = useHumanProof();
  const form = useForm<string>(placement, { [errors.accountTaken.status]: byMail ? undefined : t('phone.taken') });

  const check = async () => ({
    name: draft.name.trim() === '' ? t('register.nameMissing') : undefined,
    address: await checkAddress(channels[method], draft),
    code: byMail || draft.code.length === 6 ? undefined : t('code.missing'),
    ...(settings.generated ? {} : await checkPassword(password)),
    ...Object.fromEntries(
      settings.fields
        .filter(({ field, required }) => required && (fields[field] ?? '').trim() === '')
        .map(({ field }) => [fieldKey(field), t('required')]),
    ),
    agreed: agreed ? undefined : t('register.agreeMissing'),
  });

  const send = async (solved: Proof | null) => {
    const { name, code } = draft;
    const secret = settings.generated ? null : password.password;
    const entered = { method, name, address: draft, code, password: secret, fields, proof: solved };
    onRegistered(await sendRegistration(entered), byMail ? draft.email.trim() : '');
  };

  const submit = () =>
    void form.submit(check, async () => {
      if (byMail) await proof.send(send);
      else await send(null);
    });
  const { form: ref, busy, problems, failure, clear, refuse } = form;
  const sending = { form: ref, busy, problems, failure, clear, refuse, submit };
  const typed = { draft, write, fields, writeFields, password, setPassword, agreed, setAgreed };
  return { ...sending, ...typed, method, byMail, proof };
}
