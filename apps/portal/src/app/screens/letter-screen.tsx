import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LetterPage } from '../../features/reference/letter-page.tsx';
import { goTo } from '../../lib/navigation/hash-location.ts';
import {
  parameterIn,
  requestPath,
  writingPath,
  type ReferencePage,
} from '../../lib/recommender/reference-addresses.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { useShellParts } from '../shell/shell-context.ts';
import { RecommenderFrame } from './recommender-frame.tsx';

/** The form of a letter, on the page of the project's skin; the address of another skin redirects there. */
export function LetterScreen({ path, location, language }: ScreenProps) {
  const t = useTranslations('reference');
  const parts = useShellParts();
  const uid = parameterIn(location.query, 'uid');
  const own = parts?.slots.referencePage ?? null;
  const page: ReferencePage | null = path === '/letter/edit' ? path : own;
  const elsewhere = page !== null && path !== page ? writingPath(page, uid) : null;
  useEffect(() => {
    if (elsewhere !== null) goTo(elsewhere, { replace: true, force: true });
  }, [elsewhere]);
  if (page === null || elsewhere !== null) return null;
  return (
    <RecommenderFrame
      path={path}
      back={uid === '' ? null : { href: `#${requestPath(uid)}`, label: t('overview') }}
      email=""
    >
      <LetterPage page={page} location={location} language={language} />
    </RecommenderFrame>
  );
}
