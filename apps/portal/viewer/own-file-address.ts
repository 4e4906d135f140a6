import { staffFilePath } from '@portico/contract/staff-applications';
import { filePath } from '@portico/contract/uploads';
import { devPrefix } from '@portico/contract/wire';

const uid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const ownPath = new RegExp(`^(?:${devPrefix})?(?:${filePath}|${staffFilePath})/${uid}$`);

/** Where the asked file is, if it is one of ours on this very server; null for everything else. */
export function ownFileAddress(asked: string | null, origin: string): string | null {
  const address = asked === null ? null : readAddress(asked, origin);
  if (address === null || address.origin !== origin || address.username !== '' || address.password !== '') return null;
  return ownPath.test(address.pathname) ? address.pathname : null;
}

function readAddress(asked: string, origin: string): URL | null {
  try {
    return new URL(asked, origin);
  } catch {
    return null;
  }
}
