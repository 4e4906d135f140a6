import { useEffect, useEffectEvent } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { useConfirm } from './confirm.tsx';

/**
 * Asks before a page with unsaved changes is left. `reset` runs before the person goes on. Returns the question, for
 * other ways to leave.
 */
export function useAskToLeave(isChanged: () => boolean, reset: () => void) {
  const t = useTranslations('console');
  const confirm = useConfirm();
  const discard = (run: () => void, onCancel?: () => void) =>
    confirm({
      title: t('form.discardTitle'),
      effect: t('form.discardText'),
      label: t('form.discard'),
      isDestructive: true,
      run: async () => run(),
      ...(onCancel && { onCancel }),
    });
  // The back button and links leave the page below; for closing the tab the browser asks by itself.
  const blocker = useBlocker(isChanged);
  const askToLeave = useEffectEvent((blocked: Blocker) => {
    if (blocked.state !== 'blocked') return;
    const goOn = () => {
      reset();
      blocked.proceed();
    };
    discard(goOn, blocked.reset);
  });
  useEffect(() => askToLeave(blocker), [blocker]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
  return discard;
}
