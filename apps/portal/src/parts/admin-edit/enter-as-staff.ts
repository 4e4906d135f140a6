import { enterAsStaff as enter } from '@portico/contract/staff-applications';
import { call } from '../../lib/api.ts';
import { nowSeconds } from '../../lib/clock.ts';
import { completeSignIn } from '../../lib/session/complete-sign-in.ts';
import { adminCookie, writeCookie } from '../../lib/session/cookies.ts';
import { beginStaffTab } from '../../lib/session/staff-tab.ts';
import { useSession } from '../../lib/state/session-store.ts';

/** Exchanges the code for a session of this tab. Rejects if the code was used or has expired. */
export async function enterAsStaff(code: string): Promise<void> {
  const { staff_id, staff_name, application, expires_at, ...signedIn } = await call(enter, { code });
  beginStaffTab({ staffId: staff_id, staffName: staff_name, application });
  completeSignIn(signedIn);
  useSession.setState({ adminEditing: true });
  writeCookie(adminCookie, '1', expires_at - nowSeconds());
}
