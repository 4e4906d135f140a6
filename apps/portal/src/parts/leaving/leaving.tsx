import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { useTranslations } from 'use-intl';
import type { Fate } from './holds.ts';
import { useLeaving, type Asked, type LeavingParts } from './use-leaving.ts';

/** The question before a page is left with something unsaved on it. It says what would become of it. */
export function Leaving(props: LeavingParts) {
  const { asked, stay, leave } = useLeaving(props);
  return asked === null ? null : <LeavingQuestion asked={asked} onStay={stay} onLeave={leave} />;
}

interface LeavingQuestionProps {
  readonly asked: Asked;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LeavingQuestion({ asked, onStay, onLeave }: LeavingQuestionProps) {
  const t = useTranslations('leaving');
  const { fate, departure } = asked;
  // What stays on the device when a page is left goes with the person who signs out.
  const isErased = departure.by === 'signOut' && isKept(fate);
  return (
    <ConfirmDialog
      open
      danger={isErased || !isKept(fate)}
      title={t(`title.${departure.by}`)}
      texts={{ confirm: t(`leave.${departure.by}`), cancel: t('stay'), close: t('stay') }}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{t(`fate.${isErased ? 'erased' : fate}`)}</p>
    </ConfirmDialog>
  );
}

function isKept(fate: Fate): boolean {
  return fate === 'kept' || fate === 'drafted';
}
