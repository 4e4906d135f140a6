import { sendEmail, updateEmailSendStatus } from '@portico/contract/referees';
import type { SendEmail } from '@portico/contract/referees.schemas';
import { CallFailed } from '@portico/contract/call-failed';
import { useToast } from '@portico/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { refereeAt } from './referee-fields.ts';
import { type Referee, refereesQuery } from './referees-query.ts';
import { isToInvite, requestStateOf } from './request-state.ts';

export type SendOptions = Pick<SendEmail['input'], 'lang' | 'waive' | 'notice' | 'sure'>;

/** Sends the invitation or the reminder to a recommender. However often it is tried, one mail is sent. */
export function useSending() {
  const t = useTranslations('referees.send');
  const failureText = useFailureText();
  const toast = useToast();
  const queries = useQueryClient();
  const key = useRef('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const isAskedNow = async (email: string): Promise<boolean> => {
    const referees = await queries.fetchQuery({ ...refereesQuery(), staleTime: 0 }).catch(() => undefined);
    const referee = refereeAt(referees, email);
    return referee !== undefined && !isToInvite(referee);
  };

  const send = async (referee: Referee, options: SendOptions): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailure('');
    key.current ||= randomKey();
    const { uid, menuid, columnNumber, email } = referee;
    try {
      // Decision 17: no reminder goes to an address that sent a mail back; whoever is sure of it asks anew.
      if (requestStateOf(referee) === 'bounced') await call(updateEmailSendStatus, { uid });
      const answer = await call(
        sendEmail,
        { menuid, columnNumber, email, ...options },
        { idempotencyKey: key.current },
      );
      key.current = '';
      queries.setQueryData(refereesQuery().queryKey, answer);
      toast(t(isToInvite(referee) ? 'invited' : 'reminded'), 'success');
      return true;
    } catch (error) {
      if (error instanceof CallFailed && error.kind !== 'refused') {
        setFailure(t('unanswered'));
        return false;
      }
      key.current = '';
      // The screen may be out of date: another window may have sent it.
      if ((await isAskedNow(email)) && isToInvite(referee)) {
        toast(t('already'));
        return true;
      }
      setFailure(failureText(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, failure, clear: () => setFailure('') };
}
