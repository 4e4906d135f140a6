import { useTranslations } from 'use-intl';
import { useConfirm } from '../../parts/confirm/confirm.tsx';

/** Tells how many people are writing in a batch that would close on them, and waits for the typed word. */
export function useAskToClose(word: string): (people: number) => Promise<boolean> {
  const t = useTranslations('console.calendar.confirm');
  const confirm = useConfirm();
  return (people) =>
    new Promise((resolve) => {
      confirm({
        title: t('title'),
        effect: t('text', { people, word }),
        label: t('label', { word }),
        isDestructive: true,
        typeToConfirm: t('typed'),
        run: async () => resolve(true),
        onCancel: () => resolve(false),
      });
    });
}
