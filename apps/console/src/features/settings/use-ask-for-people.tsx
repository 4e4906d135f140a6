import type { Effect } from '@portico/contract/settings-problems';
import { useTranslations } from 'use-intl';
import { useConfirm } from '../../parts/confirm/confirm.tsx';

/** Tells how many people a change concerns, and waits until somebody confirms it by typing a word, or does not. */
export function useAskForPeople(): (effects: readonly Effect[]) => Promise<boolean> {
  const t = useTranslations('console.settings.confirm');
  const confirm = useConfirm();
  return (effects) =>
    new Promise((resolve) => {
      confirm({
        title: t('title'),
        effect: (
          <ul>
            {effects.map(({ effect, people }) => (
              <li key={effect}>{t(effect, { people })}</li>
            ))}
          </ul>
        ),
        label: t('label'),
        isDestructive: true,
        typeToConfirm: t('typed'),
        run: async () => resolve(true),
        onCancel: () => resolve(false),
      });
    });
}
