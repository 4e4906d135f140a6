import { type ComponentType, lazy, Suspense } from 'react';

// Loaded lazily, since few people see it, and nobody before signing in. If it fails to load, the footer shows without
// it.
const SideLink = lazy<ComponentType<{ readonly href: string }>>(() =>
  import('./feedback-side-link.tsx').then(
    (chunk) => ({ default: chunk.FeedbackSideLink }),
    () => ({ default: () => null }),
  ),
);

/** Spec 2: the feedback link at the side, if there is one. */
export function FeedbackLink({ href }: { readonly href: string | null }) {
  if (href === null) return null;
  return (
    <Suspense fallback={null}>
      <SideLink href={href} />
    </Suspense>
  );
}
