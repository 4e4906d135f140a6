import type { ConsoleMessages } from '@portico/i18n/console-messages';
import { useMessages, useTranslations } from 'use-intl';

type Words = ConsoleMessages['console']['staffLog'];
type Action = keyof Words['actions'];
type ActionOfTracks = keyof Words['actionsOfTracks'];

/** What a line says was done, in words; one of a newer server as it is written. */
export function useActionText(): (action: string, choiceWord?: 'batch' | 'track') => string {
  const t = useTranslations('console.staffLog');
  const { actions, actionsOfTracks } = useMessages().console.staffLog;
  return (action, choiceWord = 'batch') => {
    if (choiceWord === 'track' && action in actionsOfTracks && isOfTracks(action))
      return t(`actionsOfTracks.${action}`);
    return action in actions && isAction(action) ? t(`actions.${action}`) : action;
  };
}

function isOfTracks(action: string): action is ActionOfTracks {
  return action !== '';
}

/** To be asked of the keys of the words alone. */
export function isAction(action: string): action is Action {
  return action !== '';
}
