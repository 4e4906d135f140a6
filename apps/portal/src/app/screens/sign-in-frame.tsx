import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ComponentType } from 'react';
import { methodRoutes, type LoginMethod } from '../../features/sign-in/method-tabs.tsx';
import { SignInPage } from '../../features/sign-in/sign-in-page.tsx';
import type { SignedIn } from '../../lib/session/complete-sign-in.ts';
import { pathTo } from '../../lib/navigation/paths.ts';
import { goTo } from '../../lib/navigation/hash-location.ts';
import { authModeQuery } from '../../lib/queries.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { forgetReturnPath, findReturnPath } from '../../lib/navigation/return-path.ts';
import { SignInAside } from '../../skins/standard/sign-in-aside.tsx';
import { useShellParts } from '../shell/shell-context.ts';

interface SignInFrameProps extends ScreenProps {
  readonly method: LoginMethod;
  readonly Form: ComponentType<{ readonly onSignedIn: (signedIn: SignedIn) => void }>;
}

/** The sign-in form next to the skin's aside; afterwards the person continues to the page they requested. */
export function SignInFrame({ path, location, method, Form }: SignInFrameProps) {
  const parts = useShellParts();
  const slug = useSession((session) => session.slug);
  const { data: authMode } = useQuery(authModeQuery(slug));
  const queries = useQueryClient();
  // The first tab is the method that /login opens.
  const methods = [...(authMode?.login_methods ?? [])].sort(passwordFirst);
  const first = methods[0];
  const isOffered = authMode === undefined || methods.includes(method);

  // Everybody is redirected to /login first; the addresses of the other methods stay as they are.
  const elsewhere = path === '/login' && !isOffered ? first : undefined;
  useEffect(() => {
    if (elsewhere !== undefined) goTo(pathTo(methodRoutes[elsewhere]), { replace: true });
  }, [elsewhere]);

  if (parts === null || elsewhere !== undefined) return null;
  const { shell, slots } = parts;
  // The standard aside is bundled with these pages, since no others show it.
  const Aside = slots.SignInAside === undefined ? SignInAside : slots.SignInAside;
  const returnPath = findReturnPath(slug);

  const proceed = ({ mustChangePassword }: SignedIn) => {
    queries.removeQueries({ queryKey: ['home'] });
    queries.removeQueries({ queryKey: ['unread'] });
    if (mustChangePassword) return goTo(pathTo('/edit_pass'), { replace: true });
    forgetReturnPath(slug);
    return goTo(returnPath ?? pathTo('/'), { replace: true });
  };
  return (
    <SignInPage
      projectTitle={shell.project.title[shell.language]}
      methods={methods}
      current={isOffered ? method : null}
      canRegister={(authMode?.register_methods.length ?? 0) > 0}
      reason={
        hasEnded(location.state) ? 'sessionEnded' : returnPath !== null && returnPath !== '/' ? 'toContinue' : null
      }
      aside={Aside === null ? null : <Aside {...shell} />}
      frieze={slots.SignInFrieze === null ? null : <slots.SignInFrieze {...shell} />}
    >
      {isOffered ? <Form onSignedIn={proceed} /> : null}
    </SignInPage>
  );
}

function passwordFirst(one: LoginMethod, other: LoginMethod): number {
  return Number(other === 'password') - Number(one === 'password');
}

function hasEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sessionEnded' in state;
}
