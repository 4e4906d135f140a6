import { home, login } from '@portico/contract/accounts';
import type { Login } from '@portico/contract/accounts.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { completeSignIn } from '../../lib/session/complete-sign-in.ts';
import { pathTo } from '../../lib/navigation/paths.ts';
import { goTo } from '../../lib/navigation/hash-location.ts';
import { homeQuery, unreadQuery } from '../../lib/queries.ts';
import { rememberHome } from '../../lib/session/session.ts';
import { useSession, type User } from '../../lib/state/session-store.ts';
import { tenantKey } from '../../lib/session/tenant-keys.ts';

/** Signs the same person in again. Another account is not accepted until the person has confirmed the change. */
export function useSignInAgain(user: User, onSignedIn: () => void) {
  const queries = useQueryClient();
  const [other, setOther] = useState<Login['output'] | null>(null);
  const done = useRef(onSignedIn);
  useEffect(() => {
    done.current = onSignedIn;
  }, [onSignedIn]);
  const refresh = useCallback(() => {
    void queries.invalidateQueries({ queryKey: homeQuery.queryKey });
    void queries.invalidateQueries({ queryKey: unreadQuery.queryKey });
  }, [queries]);

  const enter = useCallback(
    async (entered: Login['input']) => {
      const answer = await call(login, entered);
      if (answer.uid !== user.uid) return setOther(answer);
      completeSignIn(answer, entered.method === 'fast');
      refresh();
      return done.current();
    },
    [user.uid, refresh],
  );

  // Another tab may be faster; if it signed somebody else in, the portal itself handles that.
  useEffect(() => {
    const follow = async ({ key, newValue }: StorageEvent) => {
      if (newValue === null || key !== tenantKey('enroll', useSession.getState().slug)) return;
      const answer = await call(home, {}).catch(() => null);
      if (answer?.user_info.uid !== user.uid) return;
      rememberHome(answer);
      done.current();
    };
    const listener = (event: StorageEvent) => void follow(event);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, [user.uid]);

  return {
    enter,
    other,
    /** The first person's text stays stored; this page is left. */
    goOnAsOther: () => {
      if (other === null) return;
      completeSignIn(other);
      refresh();
      goTo(pathTo('/'), { force: true });
    },
    backToOwn: () => setOther(null),
  };
}
