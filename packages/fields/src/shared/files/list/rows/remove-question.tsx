import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { useTranslations } from 'use-intl';

interface RemoveQuestionProps {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** spec 5: removing a file asks first. */
export function RemoveQuestion({ name, onRemove, onKeep }: RemoveQuestionProps) {
  const t = useTranslations('fields.files');
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeQuestion', { name })}
      texts={{ confirm: t('remove'), cancel: t('keep') }}
      onConfirm={onRemove}
      onCancel={onKeep}
    >
      <p>{t('removeText')}</p>
    </ConfirmDialog>
  );
}
