import { useTranslations } from 'use-intl';
import { useConfirm } from './confirm.tsx';

/** Asks whether unsaved changes may be lost, and runs what loses them. */
export function useDiscard() {
  const t = useTranslations('console');
  const confirm = useConfirm();
  return (run: () => void, onCancel?: () => void) =>
    confirm({
      title: t('form.discardTitle'),
      effect: t('form.discardText'),
      label: t('form.discard'),
      isDestructive: true,
      run: async () => run(),
      ...(onCancel && { onCancel }),
    });
}
