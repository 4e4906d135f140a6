import { editApplication } from '@portico/contract/staff-applications';
import type { Language } from '@portico/form-engine/language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { applicationKey } from '../use-application.ts';

const lookAgainMs = 1000;

/** How the form was opened: in a tab that this page opened and can watch, or by a link, which it cannot watch. */
type Elsewhere = Window | 'unwatched';

/** Opens the applicant's form in a new tab, and fetches the application again when the staff member comes back. */
export function useEditing(application: string) {
  const language = useLanguage();
  const [tab, setTab] = useState<Elsewhere | null>(null);
  const opening = useMutation({ mutationFn: () => call(editApplication, { application }) });
  useRefreshAfter(tab, application);
  return {
    isPending: opening.isPending,
    failure: opening.error,
    /** Set where the browser blocked the new tab: the address, to be shown as a link. */
    blocked: opening.isSuccess && tab === null ? inLanguage(opening.data.address, language) : null,
    /** The link works once, so it disappears after it has been followed. */
    follow: () => setTab('unwatched'),
    open: () => {
      // Opened before the answer arrives: later, the browser would block it as a popup.
      const opened = window.open('', '_blank');
      if (opened !== null) opened.opener = null;
      setTab(opened);
      opening.mutate(undefined, {
        onSuccess: ({ address }) => opened?.location.replace(inLanguage(address, language)),
        onError: () => opened?.close(),
      });
    },
  };
}

/** Opens the portal in the language of the console, if the project has it. */
function inLanguage(address: string, language: Language): string {
  const whole = new URL(address, location.href);
  whole.searchParams.set('lang', language);
  return whole.href;
}

function useRefreshAfter(tab: Elsewhere | null, application: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (tab === null) return undefined;
    const refresh = () => void client.invalidateQueries({ queryKey: applicationKey(application) });
    const isGone = () => tab !== 'unwatched' && tab.closed;
    const stop = () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
    // Every read is logged, so the application is fetched again only once the tab is closed.
    const look = () => {
      if (isGone()) stop();
      refresh();
    };
    const timer = setInterval(() => isGone() && look(), lookAgainMs);
    window.addEventListener('focus', look);
    return stop;
  }, [tab, application, client]);
}
