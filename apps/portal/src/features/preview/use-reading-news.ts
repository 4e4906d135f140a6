import { useEffect } from 'react';
import { rememberSeen, useNewest } from '../../lib/highlights.ts';

/** What staff wrote stands in the preview of what was submitted: the menu need not mark it any more. */
export function useReadingNews(isSubmitted: boolean): void {
  const newest = useNewest(isSubmitted);
  useEffect(() => {
    if (newest !== null) rememberSeen(newest);
  }, [newest]);
}
