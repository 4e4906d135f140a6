import { useEffect, useState } from 'react';

/**
 * Gives the focus back to whatever had it when a dialog or drawer appeared, for those that are taken away to close them: antd
 * does so only for those that stay and are hidden.
 */
export function useFocusBack(): void {
  const [former] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (former instanceof HTMLElement && former.isConnected) former.focus();
    },
    [former],
  );
}
