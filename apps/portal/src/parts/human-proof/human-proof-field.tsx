import { lazy, Suspense } from 'react';
import type { HumanProof } from './use-human-proof.ts';

// Loaded lazily, since hardly anybody sees it.
const Picture = lazy(() => import('./picture.tsx').then((chunk) => ({ default: chunk.Picture })));

/** Shows nothing, unless the browser could not solve the puzzle: then a picture with characters to type. */
export function HumanProofField({ proof }: { readonly proof: HumanProof }) {
  if (proof.picture === null) return null;
  return (
    <Suspense fallback={null}>
      <Picture proof={proof} image={proof.picture} />
    </Suspense>
  );
}
