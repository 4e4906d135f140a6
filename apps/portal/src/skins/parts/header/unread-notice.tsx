import { type ComponentType, lazy, Suspense } from 'react';
import type { UnreadLinkProps } from './unread-link.tsx';

// Loaded lazily, since nobody has messages before signing in. If it fails to load, the header shows without it.
const UnreadLink = lazy<ComponentType<UnreadLinkProps>>(() =>
  import('./unread-link.tsx').then(
    (chunk) => ({ default: chunk.UnreadLink }),
    () => ({ default: () => null }),
  ),
);

/** A link to the messages; nothing if all are read. */
export function UnreadNotice(props: UnreadLinkProps) {
  if (props.unread <= 0) return null;
  return (
    <Suspense fallback={null}>
      <UnreadLink {...props} />
    </Suspense>
  );
}
