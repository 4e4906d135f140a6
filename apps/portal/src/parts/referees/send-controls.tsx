import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useToast } from '@portico/ui/toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoment } from '@portico/browser/moment';
import { nowSeconds } from '../../lib/clock.ts';
import { InviteDialog } from './invite/invite-dialog.tsx';
import { RemindDialog } from './invite/remind-dialog.tsx';
import type { Referee, Referees } from './referees-query.ts';
import styles from './referees.module.css';
import { isToInvite, requestStateOf } from './request-state.ts';

/** The request as the server has it now, or why nothing can be sent. */
export type Readiness = { readonly referee: Referee; readonly referees: Referees } | { readonly refused: string };

interface SendControlsProps {
  readonly referee: Referee;
  readonly referees: Referees;
  readonly name: string;
  readonly language: Language;
  /** Called before sending, because unsaved changes would not be part of the invitation. */
  readonly prepare: () => Promise<Readiness>;
  /** Puts another address into the row; null if that is not possible here. */
  readonly onUseLikely: ((likely: string) => void) | null;
  /** Further actions beside the button. */
  readonly children?: ReactNode;
}

/** The button that sends the invitation, later the reminder, and what stands in its way. After a bounce it asks anew. */
export function SendControls(props: SendControlsProps) {
  const { referee, referees, name, language, prepare, onUseLikely, children } = props;
  const t = useTranslations('referees.send');
  const toast = useToast();
  const [asking, setAsking] = useState<Exclude<Readiness, { refused: string }> | null>(null);
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const state = requestStateOf(referee);
  const isFirst = state === 'unasked';
  const isBounced = state === 'bounced';

  // A button that is gone or disabled by now does not get the focus back.
  const isAsking = asking !== null;
  const wasAsking = useRef(false);
  useEffect(() => {
    const isClosed = wasAsking.current && !isAsking;
    wasAsking.current = isAsking;
    if (isClosed && document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  }, [isAsking]);

  const press = async () => {
    setRefused('');
    setBusy(true);
    const ready = await prepare();
    setBusy(false);
    if ('refused' in ready) setRefused(ready.refused);
    // Another window was faster: the invitation is sent, and a reminder would be a separate question.
    else if (isToInvite(referee) && !isToInvite(ready.referee)) toast(t('already'));
    else setAsking(ready);
  };

  const hasButton = state !== 'declined' && (!isBounced || referees.isReferee);
  const isOpen = isToInvite(referee) ? referees.isReferee : referee.can.remind;
  const word = isFirst ? 'invitation' : isBounced ? 'again' : 'reminder';
  const again = referee.remind_after;
  const close = () => setAsking(null);
  const take = async (use: (likely: string) => void, likely: string) => {
    use(likely);
    close();
    await press();
  };
  return (
    <div ref={container} tabIndex={-1} className={styles.send}>
      <div className={styles.buttons}>
        {isBounced ? children : null}
        {hasButton ? (
          <Button
            kind={isFirst ? 'primary' : 'secondary'}
            aria-label={t(`${word}To`, { name })}
            disabled={!isOpen}
            busy={busy}
            onClick={() => void press()}
          >
            {t(word)}
          </Button>
        ) : null}
        {isBounced ? null : children}
      </div>
      {state !== 'received' && !isFirst && again !== null && again > nowSeconds() ? (
        <p className={styles.small}>
          {t('nextReminder', { time: formatMoment(again, language, referees.time_zone, 'short') })}
        </p>
      ) : null}
      {refused === '' ? null : <Notice kind="error">{refused}</Notice>}
      {asking !== null && isToInvite(asking.referee) ? (
        <InviteDialog
          {...asking}
          language={language}
          onUseLikely={onUseLikely === null ? null : () => void take(onUseLikely, asking.referee.likely_email)}
          onClose={close}
        />
      ) : null}
      {asking !== null && !isToInvite(asking.referee) ? (
        <RemindDialog referee={asking.referee} name={name} onClose={close} />
      ) : null}
    </div>
  );
}
