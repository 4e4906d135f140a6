import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';

/** The project could not be asked for at all. */
export function BootFailedPage({ failure }: { readonly failure: unknown }) {
  const t = useTranslations('portal');
  const failureText = useFailureText();
  const retry = (
    <Button kind="primary" onClick={() => location.reload()}>
      {t('retry')}
    </Button>
  );
  return <EmptyState level={1} title={failureText(failure)} action={retry} />;
}
