import { login } from '@portico/contract/accounts';
import { call } from '../api.ts';
import { useApplication } from '../state/application-store.ts';
import { completeSignIn } from './complete-sign-in.ts';

/** Signs a temporary user in again by the device, without asking. Null if that fails. */
export async function returnByDevice(): Promise<string | null> {
  const { deviceId } = useApplication.getState();
  try {
    const answer = await call(login, { method: 'fast', device_id: deviceId });
    completeSignIn(answer, true);
    return answer.uid;
  } catch {
    return null;
  }
}
