import { formatMoment } from '@portico/browser/moment';
import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import type { Language } from '@portico/form-engine/language';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { useTranslations } from 'use-intl';
import { textInState } from '../../lib/navigation/hash-location.ts';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/state/session-store.ts';

interface UsedLinkProps {
  readonly failure: unknown;
  readonly language: Language;
}

/** The letter of this link was submitted: for whom, where and when. Reading it again takes a code. */
export function UsedLink({ failure, language }: UsedLinkProps) {
  const t = useTranslations('reference');
  const project = useSession((session) => session.project?.title[language] ?? '');
  const details: unknown = failure instanceof CallFailed ? failure.data : null;
  const applicant = textInState(details, 'applicant');
  const at = formatMoment(secondsIn(details), language, textInState(details, 'time_zone'));
  return (
    <Card>
      <EmptyState
        level={1}
        title={t('request.titleWritten', { applicant })}
        text={
          <>
            {t('success.lead', { applicant, project })}
            <br />
            {t('request.writtenText', { at })}
            <br />
            {t('link.byCode')}
          </>
        }
        action={
          <LinkButton kind="secondary" href={hrefTo('/ref_login')}>
            {t('link.toCode')}
          </LinkButton>
        }
      />
    </Card>
  );
}

/** Whether a link was refused because its letter has been submitted. */
export function isHandedIn(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.status === errors.letterWritten.status && secondsIn(failure.data) > 0;
}

function secondsIn(details: unknown): number {
  const at: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, 'written_at') : undefined;
  return typeof at === 'number' ? at : 0;
}
