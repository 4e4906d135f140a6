import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { useTranslations } from 'use-intl';

interface OtherAccountProps {
  readonly name: string;
  readonly other: string;
  readonly onBack: () => void;
  readonly onGoOn: () => void;
}

/** Somebody else has signed in over the text of the first person: this is said openly. */
export function OtherAccount({ name, other, onBack, onGoOn }: OtherAccountProps) {
  const t = useTranslations('signInAgain.other');
  const names = { name: name || t('nameless'), other: other || t('nameless') };
  return (
    <ConfirmDialog
      open
      title={t('title')}
      texts={{ confirm: t('goOn', names), cancel: t('back', names), close: t('back', names) }}
      onConfirm={onGoOn}
      onCancel={onBack}
    >
      <p>{t('lead', names)}</p>
    </ConfirmDialog>
  );
}
