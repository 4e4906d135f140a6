import { type ComponentType, lazy, Suspense } from 'react';

// Few see it, and nobody before signing in. The footer does without where it cannot be had.
const SideLink = lazy<ComponentType<{ readonly href: string }>>(() =>
  import('./feedback-side-link.tsx').then(
    (chunk) => ({ default: chunk.FeedbackSideLink }),
    () => ({ default: () => null }),
  ),
);

/** Spec 2: the side link to feedback, where there is one. */
export function FeedbackLink({ href }: { readonly href: string | null }) {
  if (href === null) return null;
  return (
    <Suspense fallback={null}>
      <SideLink href={href} />
    </Suspense>
  );
}
