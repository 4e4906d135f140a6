import type { ConsoleMessages } from '@portico/i18n/console-messages';
import { useMessages, useTranslations } from 'use-intl';

type Action = keyof ConsoleMessages['console']['staffLog']['actions'];

/** What a line says was done, in words; one of a newer server as it is written. */
export function useActionText(): (action: string) => string {
  const t = useTranslations('console.staffLog.actions');
  const { actions } = useMessages().console.staffLog;
  return (action) => (action in actions && isAction(action) ? t(action) : action);
}

/** To be asked of the keys of the words alone. */
export function isAction(action: string): action is Action {
  return action !== '';
}
