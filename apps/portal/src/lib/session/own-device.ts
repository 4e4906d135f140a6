import { useApplication } from '../state/application-store.ts';

/** The secret of this browser, by which the server recognises the registrant. */
export function ownDevice(): { readonly device_id?: string } {
  const { deviceId } = useApplication.getState();
  return deviceId === '' ? {} : { device_id: deviceId };
}
