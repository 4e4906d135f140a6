import { useTranslations } from 'use-intl';
import type { Referee } from './referees-query.ts';
import { requestStateOf } from './request-state.ts';
import styles from './referees.module.css';

const reasons = ['noTime', 'unknown', 'conflict', 'other'] as const;

/** Explains the state of a request, and shows the recommender's reply. */
export function RefereeAccount({ referee, maySend }: { readonly referee: Referee; readonly maySend: boolean }) {
  const t = useTranslations('referees');
  const state = requestStateOf(referee);
  const { email, complete, decline_reason: declineReason, decline_words: words } = referee;
  const reason = reasons.find((one) => one === declineReason);
  const unasked = complete ? (maySend ? 'unasked' : 'closed') : 'incomplete';
  return (
    <>
      <p className={styles.account}>{t(`account.${state === 'unasked' ? unasked : state}`, { email })}</p>
      {state === 'declined' && reason !== undefined ? (
        <p className={styles.account}>{t(`declined.${reason}`)}</p>
      ) : null}
      {state === 'declined' && words !== '' ? <p className={styles.account}>{t('declined.words', { words })}</p> : null}
    </>
  );
}
