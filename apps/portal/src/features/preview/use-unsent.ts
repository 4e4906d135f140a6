import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../lib/state/session-store.ts';
import { previewQuery } from './preview-queries.ts';

const pollMs = 2000;

/**
 * Whether this device has answers that the preview cannot show yet; once they are saved, the preview is fetched again.
 */
export function useUnsent(): boolean {
  const queries = useQueryClient();
  const [isUnsent, setIsUnsent] = useState(false);
  useEffect(() => {
    let isMounted = true;
    let before = false;
    const look = async () => {
      const { slug, user } = useSession.getState();
      const { hasUnsent } = await import('../../lib/saving/unsent.ts');
      const now = user !== null && (await hasUnsent(slug, user.uid));
      if (!isMounted) return;
      setIsUnsent(now);
      if (before && !now) void queries.invalidateQueries({ queryKey: previewQuery().queryKey });
      before = now;
    };
    const watch = () => void look().catch(() => undefined);
    watch();
    const timer = setInterval(watch, pollMs);
    return () => {
      isMounted = false;
      clearInterval(timer);
    };
  }, [queries]);
  return isUnsent;
}
