import { type ComponentType, lazy, Suspense } from 'react';
import type { UnreadLinkProps } from './unread-link.tsx';

// Nobody has messages before signing in. The header does without where it cannot be had.
const UnreadLink = lazy<ComponentType<UnreadLinkProps>>(() =>
  import('./unread-link.tsx').then(
    (chunk) => ({ default: chunk.UnreadLink }),
    () => ({ default: () => null }),
  ),
);

/** Leads to the messages; absent when all are read. */
export function UnreadNotice(props: UnreadLinkProps) {
  if (props.unread <= 0) return null;
  return (
    <Suspense fallback={null}>
      <UnreadLink {...props} />
    </Suspense>
  );
}
