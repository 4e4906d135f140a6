import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { useTranslations } from 'use-intl';
import type { LeaveEffect } from './unsaved.ts';
import { useLeaving, type PendingDeparture, type LeavingParts } from './use-leaving.ts';

/** The confirmation before a page with something unsaved is left. It says what would happen to that. */
export function Leaving(props: LeavingParts) {
  const { pending, stay, leave } = useLeaving(props);
  return pending === null ? null : <LeavingQuestion pending={pending} onStay={stay} onLeave={leave} />;
}

interface LeavingQuestionProps {
  readonly pending: PendingDeparture;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function LeavingQuestion({ pending, onStay, onLeave }: LeavingQuestionProps) {
  const t = useTranslations('leaving');
  const { effect, departure } = pending;
  // Text kept on this device survives leaving a page, but signing out erases it.
  const isErased = departure.by === 'signOut' && isKept(effect);
  return (
    <ConfirmDialog
      open
      danger={isErased || !isKept(effect)}
      title={t(`title.${departure.by}`)}
      texts={{ confirm: t(`leave.${departure.by}`), cancel: t('stay'), close: t('stay') }}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{t(`effect.${isErased ? 'erased' : effect}`)}</p>
    </ConfirmDialog>
  );
}

function isKept(effect: LeaveEffect): boolean {
  return effect === 'kept' || effect === 'drafted';
}
