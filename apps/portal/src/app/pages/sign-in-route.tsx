import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SignInPage } from '../../features/sign-in/sign-in-page.tsx';
import { pathTo } from '../../lib/paths.ts';
import { goTo } from '../../lib/place.ts';
import { authModeQuery } from '../../lib/queries.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { forgetWanted, wantedPlace } from '../../lib/wanted-place.ts';
import { usePlaceOnScreen } from '../place-context.ts';
import { useShellParts } from '../shell/shell-context.ts';

/** Sign-in beside the skin's own column; afterwards one goes where one wanted to go. */
export function SignInRoute() {
  const parts = useShellParts();
  const slug = useSession((session) => session.slug);
  const { data: authMode } = useQuery(authModeQuery(slug));
  const queries = useQueryClient();
  const { state } = usePlaceOnScreen();
  if (parts === null) return null;
  const { shell, slots } = parts;
  const wanted = wantedPlace(slug);

  const goOn = () => {
    queries.removeQueries({ queryKey: ['home'] });
    queries.removeQueries({ queryKey: ['unread'] });
    forgetWanted(slug);
    goTo(wanted ?? pathTo('index'), { replace: true });
  };
  return (
    <SignInPage
      projectTitle={shell.project.title[shell.language]}
      methods={authMode?.login_methods ?? []}
      canRegister={(authMode?.register_methods.length ?? 0) > 0}
      reason={hasEnded(state) ? 'sessionEnded' : wanted !== null && wanted !== '/' ? 'toContinue' : null}
      aside={slots.SignInAside === null ? null : <slots.SignInAside {...shell} />}
      onSignedIn={goOn}
    />
  );
}

function hasEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sessionEnded' in state;
}
