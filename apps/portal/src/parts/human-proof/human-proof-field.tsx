import { lazy, Suspense } from 'react';
import type { HumanProof } from './use-human-proof.ts';

// Hardly anybody sees it.
const Picture = lazy(() => import('./picture.tsx').then((chunk) => ({ default: chunk.Picture })));

/** Nothing, unless the browser could not do the work: then a picture to read. */
export function HumanProofField({ proof }: { readonly proof: HumanProof }) {
  if (proof.picture === null) return null;
  return (
    <Suspense fallback={null}>
      <Picture proof={proof} image={proof.picture} />
    </Suspense>
  );
}
