import { useTranslations } from 'use-intl';
import { ErrorFrame } from './parts/error-frame.tsx';
import { errorStatus } from './error-status.ts';
import { HomeLink } from './parts/home-link.tsx';
import { RetryButton } from './parts/retry-button.tsx';

/** Shown for an error of a page: a link home on 404, otherwise a button to try again. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const t = useTranslations('portal');
  const status = errorStatus(error);
  if (status === 404) {
    return <ErrorFrame status={status} message={t('failure.pageNotFound')} action={<HomeLink />} />;
  }
  return <ErrorFrame status={status} message={sentence(error, t)} action={<RetryButton />} />;
}

// Browsers word it differently, but all mention a module or script that could not be fetched or imported.
const chunkWords = /dynamically imported module|importing a module script|module script failed|preload CSS/i;

function sentence(error: unknown, t: ReturnType<typeof useTranslations<'portal'>>): string {
  const isChunk = error instanceof Error && chunkWords.test(error.message);
  return isChunk ? t('failure.chunkGone') : t('failure.systemError');
}
