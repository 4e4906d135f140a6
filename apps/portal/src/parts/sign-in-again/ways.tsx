import type { Login } from '@portico/contract/accounts.schemas';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { authModeQuery } from '../../lib/queries.ts';
import { useSession, type User } from '../../lib/state/session-store.ts';
import { MethodChoice } from '../form/method-choice.tsx';
import { PasswordForm } from '../sign-in/password-form.tsx';
import { accountOf } from './account-of.ts';

const CodeWay = lazy(() => import('./code-way.tsx').then(({ loadCodeWay }) => loadCodeWay()));

interface WaysProps {
  readonly user: User;
  readonly enter: (entered: Login['input']) => Promise<void>;
}

/** The sign-in methods that the project offers and that lead back to this account. */
export function Ways({ user, enter }: WaysProps) {
  const t = useTranslations('portal.signIn');
  const slug = useSession((session) => session.slug);
  const { data } = useQuery(authModeQuery(slug));
  const methods = (data?.login_methods ?? ['password']).filter((method) => leadsBack(method, user));
  const [chosen, setChosen] = useState<(typeof methods)[number] | null>(null);
  const method = chosen ?? methods[0] ?? 'password';
  const account = accountOf(user);
  return (
    <>
      <MethodChoice
        legend={t('methods')}
        methods={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
        value={method}
        onChange={setChosen}
      />
      {method === 'password' ? (
        <PasswordForm
          account={account === '' ? undefined : account}
          send={(typed, password) => enter({ method: 'password', account: typed, password })}
        />
      ) : (
        <Suspense fallback={null}>
          <CodeWay key={method} channel={method === 'sms_code' ? 'sms' : 'mail'} user={user} enter={enter} />
        </Suspense>
      )}
    </>
  );
}

/** A code can only be sent to an address that the account has. */
function leadsBack(method: 'password' | 'sms_code' | 'mail_code' | 'fast', { email, mobile }: User): boolean {
  return { password: true, sms_code: mobile !== '', mail_code: email !== '', fast: false }[method];
}
