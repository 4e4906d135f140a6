import { useEffect } from 'react';
import { rememberSeen, useNewest } from '../../lib/highlights.ts';

/** The preview of a submitted application shows the entries of staff, so the menu need not mark them any more. */
export function useReadingNews(isSubmitted: boolean): void {
  const newest = useNewest(isSubmitted);
  useEffect(() => {
    if (newest !== null) rememberSeen(newest);
  }, [newest]);
}
