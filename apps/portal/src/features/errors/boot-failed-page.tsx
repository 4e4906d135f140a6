import { EmptyState } from '@portico/ui/empty-state';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { RetryButton } from './parts/retry-button.tsx';

/** The project could not be asked for at all. */
export function BootFailedPage({ failure }: { readonly failure: unknown }) {
  const failureText = useFailureText();
  return <EmptyState level={1} title={failureText(failure)} action={<RetryButton />} />;
}
