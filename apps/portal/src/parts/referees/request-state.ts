import type { Referee, Referees } from './referees-query.ts';

/** The request state as the applicant sees it. */
export type RequestState = 'unasked' | 'sent' | 'delivered' | 'opened' | 'received' | 'declined' | 'bounced';

type Facts = Pick<Referee, 'letter_state' | 'sendState' | 'writeState'>;

const byLetterState = [null, null, 'opened', 'received', 'declined', 'bounced'] as const;

export function requestStateOf(referee: Facts): RequestState {
  if (isReceived(referee)) return 'received';
  const state = byLetterState[referee.letter_state];
  if (state !== null) return state;
  if (!isInvited(referee)) return 'unasked';
  return isDelivered(referee) ? 'delivered' : 'sent';
}

/** Spec 4: the invitation is sent when sendState is 0 or 1. */
export function isInvited({ sendState }: Pick<Facts, 'sendState'>): boolean {
  return sendState !== null;
}

/** Spec 4: delivered when it is 1. */
export function isDelivered({ sendState }: Pick<Facts, 'sendState'>): boolean {
  return sendState === 1;
}

/** Spec 4: the letter is received when writeState is 1. */
export function isReceived({ writeState }: Pick<Facts, 'writeState'>): boolean {
  return writeState === 1;
}

/** The mail was sent or has arrived: changing the address would withdraw the request. */
export function isRequested(referee: Referee): boolean {
  return referee.uid !== '' && requestStateOf(referee) !== 'unasked';
}

/** An invitation may go out: nobody was asked yet, or the mail came back, and the request is taken back first. */
export function isToInvite(referee: Referee): boolean {
  const state = requestStateOf(referee);
  return state === 'unasked' || state === 'bounced';
}

export type PrivacyState = 'never' | 'always' | 'waived' | 'kept' | 'open';

/** Who reads the letters, as the project and the applicant have decided. */
export function privacyOf({ policy, decided, waived }: Referees['waiver']): PrivacyState {
  if (policy !== 'unlessWaived') return policy;
  if (!decided) return 'open';
  return waived === true ? 'waived' : 'kept';
}
