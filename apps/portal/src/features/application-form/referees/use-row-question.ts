import type { RowChange, RowVerdict } from '@portico/fields/row-controls';
import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import type { FormSession } from '@portico/form-engine/session/form-session';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { emailIn, isSameAddress, nameIn, refereeAt } from '../../../parts/referees/referee-fields.ts';
import type { Referee, Referees } from '../../../parts/referees/referees-query.ts';
import { isRequested, isReceived, requestStateOf } from '../../../parts/referees/request-state.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import { isRepeated } from './repeated-address.ts';

export type RefereeSession = Pick<FormSession, 'rows' | 'editRow'>;

export interface TakeBackQuestion {
  readonly referee: Referee;
  readonly name: string;
  /** What is about to change: the address, or the whole row. */
  readonly what: 'address' | 'row';
  readonly onAnswer: (verdict: RowVerdict) => void;
}

/**
 * Asks before a change to a row withdraws a request; refuses the applicant's own address, and one that another row has.
 */
export function useRowQuestion(
  session: RefereeSession,
  groups: readonly GroupDefinition[],
  referees: Referees | undefined,
) {
  const t = useTranslations('referees');
  const [question, setQuestion] = useState<TakeBackQuestion | null>(null);
  /** The request that would be withdrawn, or that prevents the change. */
  const requestBehind = useCallback(
    ({ group, before, after }: RowChange): Referee | null => {
      const address = emailIn(before, group);
      const referee = refereeAt(referees, address);
      if (referee === undefined || !isRequested(referee)) return null;
      if (after !== null && isSameAddress(address, emailIn(after, group))) return null;
      // Nobody has a working link that would be lost.
      return ['declined', 'bounced'].includes(requestStateOf(referee)) ? null : referee;
    },
    [referees],
  );
  const ask = useCallback(
    (change: RowChange): RowVerdict | Promise<RowVerdict> | null => {
      const { group, index, before, after } = change;
      const own = { group: group.key, index };
      if (after !== null && isSameAddress(emailIn(after, group), useSession.getState().user?.email ?? '')) {
        return { refused: t('send.ownAddress') };
      }
      if (after !== null && isRepeated(session, groups, emailIn(after, group), own)) {
        return { refused: t('send.duplicate') };
      }
      const referee = requestBehind(change);
      if (referee === null) return null;
      const name = nameIn(before, group) || t('send.someone');
      if (isReceived(referee)) return { refused: t('takeBack.received', { name }) };
      return new Promise((resolve) => {
        const onAnswer = (verdict: RowVerdict) => {
          setQuestion(null);
          resolve(verdict);
        };
        setQuestion({ referee, name, what: after === null ? 'row' : 'address', onAnswer });
      });
    },
    [session, groups, requestBehind, t],
  );
  const isUnkept = useCallback((change: RowChange) => requestBehind(change) !== null, [requestBehind]);
  return { ask, isUnkept, question };
}
