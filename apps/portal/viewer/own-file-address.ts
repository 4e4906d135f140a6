import { staffFilePath } from '@portico/contract/staff-applications';
import { filePath } from '@portico/contract/uploads';
import { devPrefix } from '@portico/contract/wire';

const uid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const ownPath = new RegExp(`^(?:${devPrefix})?(?:${filePath}|${staffFilePath})/${uid}$`);

/** The address of the requested file, if it is on this server; otherwise null. */
export function ownFileAddress(requested: string | null, origin: string): string | null {
  const address = requested === null ? null : readAddress(requested, origin);
  if (address === null || address.origin !== origin || address.username !== '' || address.password !== '') return null;
  return ownPath.test(address.pathname) ? address.pathname : null;
}

function readAddress(requested: string, origin: string): URL | null {
  try {
    return new URL(requested, origin);
  } catch {
    return null;
  }
}
