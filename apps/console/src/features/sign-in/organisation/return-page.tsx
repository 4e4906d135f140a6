import { finishConnecting, finishOrganisationProof, finishOrganisationSignIn } from '@portico/contract/single-sign-on';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { tellProved } from '../../../lib/organisation-proof.ts';
import { paths } from '../../../lib/paths.ts';
import { sessionQuery, type StaffMember } from '../../../lib/session.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { EntryFrame } from '../../../parts/frame/entry-frame.tsx';
import classes from '../../../parts/frame/entry.module.css';
import { SecondStep } from '../second-step.tsx';
import type { Pending } from '../use-sign-in.ts';
import { takePath } from './remembered-path.ts';

/** Comes from the page of an organisation: signs in, connects the account, or tells the waiting window. */
export function ReturnPage() {
  const t = useTranslations('console.singleSignOn.enter');
  const words = useTranslations('console');
  const failureText = useFailureText();
  const [answer] = useState(useLocation().search.slice(1));
  const purpose = purposeOf(answer);
  const [pending, setPending] = useState<Pending | null>(null);
  const navigate = useNavigate();
  const enter = useEnteringWhere();
  const finish = useFinishing(enter, setPending);
  const isStarted = useRef(false);
  const { mutate } = finish;
  useEffect(() => {
    // An answer works once.
    if (isStarted.current) return;
    isStarted.current = true;
    mutate(answer);
  }, [mutate, answer]);
  if (pending !== null)
    return (
      <EntryFrame title={words('security.step.title')}>
        <SecondStep pending={pending} onBack={() => void navigate(paths.signIn)} onEntered={enter} />
      </EntryFrame>
    );
  if (finish.isSuccess && purpose === 'proof')
    return (
      <EntryFrame title={t('provedTitle')}>
        <div className={classes.form}>
          <Alert type="success" showIcon role="status" title={t('proved')} />
        </div>
      </EntryFrame>
    );
  const isConnecting = purpose === 'connect';
  if (!finish.isError)
    return (
      <EntryFrame title={isConnecting ? t('connecting') : t('returning')}>
        <div className={classes.form}>
          <Spin />
        </div>
      </EntryFrame>
    );
  return (
    <EntryFrame title={t('failedTitle')}>
      <div className={classes.form}>
        <Alert type="error" showIcon role="alert" title={failureText(finish.error)} />
      </div>
      <p className={classes.forgotten}>
        {isConnecting ? (
          <Link to={paths.account}>{t('toAccount')}</Link>
        ) : (
          <Link to={paths.organisationSignIn}>{t('again')}</Link>
        )}
      </p>
      {!isConnecting && (
        <p className={classes.forgotten}>
          <Link to={paths.signIn}>{words('entering.toSignIn')}</Link>
        </p>
      )}
    </EntryFrame>
  );
}

/** Continues, signed in, to where the person was going before they went to the provider. */
function useEnteringWhere() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (member: StaffMember) => {
    client.setQueryData(sessionQuery.queryKey, member);
    await navigate(takePath(), { replace: true });
  };
}

function useFinishing(enter: (member: StaffMember) => Promise<void>, onPending: (pending: Pending) => void) {
  const navigate = useNavigate();
  const ways = {
    in: async (answer: string) => {
      const { staff, pending } = await call(finishOrganisationSignIn, { answer });
      if (pending !== null) onPending(pending);
      if (staff !== null) await enter(staff);
    },
    connect: async (answer: string) => {
      await call(finishConnecting, { answer });
      await navigate(paths.account, { replace: true });
    },
    proof: async (answer: string) => {
      await call(finishOrganisationProof, { answer });
      tellProved();
      window.close();
    },
  } as const;
  return useMutation({ mutationFn: (answer: string) => ways[purposeOf(answer)](answer) });
}

/** The server puts it in front of the state, and knows it by itself. */
function purposeOf(answer: string): 'in' | 'connect' | 'proof' {
  const [prefix] = (new URLSearchParams(answer).get('state') ?? '').split('.');
  return prefix === 'connect' || prefix === 'proof' ? prefix : 'in';
}
