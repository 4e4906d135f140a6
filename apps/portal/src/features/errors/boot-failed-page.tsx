import { EmptyState } from '@portico/ui/empty-state';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { RetryButton } from './parts/retry-button.tsx';

/** Shown when the project could not be loaded at all. */
export function BootFailedPage({ failure }: { readonly failure: unknown }) {
  const failureText = useFailureText();
  return <EmptyState level={1} title={failureText(failure)} action={<RetryButton />} />;
}
