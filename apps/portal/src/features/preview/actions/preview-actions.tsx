import { Button } from '@portico/ui/button';
import { LinkButton } from '@portico/ui/link-button';
import { useTranslations } from 'use-intl';
import { batchesHref } from '../../../lib/navigation/form-addresses.ts';
import { hrefTo } from '../../../lib/navigation/paths.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import { ExportButton } from '../../../parts/exporting/export-button.tsx';
import type { LoadedPreviewProps } from '../preview-props.ts';
import styles from '../preview.module.css';
import { submitAnchor } from '../submit-part.tsx';
import { Reapply } from './reapply.tsx';
import { Revoke } from './revoke.tsx';

interface PreviewActionsProps extends LoadedPreviewProps {
  readonly isSubmitted: boolean;
}

/** The actions for the application, before and after submitting. */
export function PreviewActions(props: PreviewActionsProps) {
  const { preview, isSubmitted } = props;
  const t = useTranslations('submission');
  const isStaff = useSession((session) => session.adminEditing);
  const { can } = preview;
  return (
    <div className={styles.actions} role="group" aria-label={t('preview.actions')} data-no-print>
      {isSubmitted && !isStaff ? (
        <LinkButton kind="primary" href={hrefTo('/receipt')}>
          {t('preview.receipt')}
        </LinkButton>
      ) : null}
      {isSubmitted || isStaff ? null : (
        <Button kind="primary" onClick={showSubmitPart}>
          {t('send.button')}
        </Button>
      )}
      {isSubmitted ? null : (
        <LinkButton kind="secondary" href={batchesHref}>
          {t('preview.back')}
        </LinkButton>
      )}
      {can.export ? <ExportButton /> : null}
      {can.revoke && !isStaff ? <Revoke {...props} /> : null}
      {can.reapply && !isStaff ? <Reapply {...props} /> : null}
    </div>
  );
}

/** The statements to agree to are below the application. */
function showSubmitPart(): void {
  const anchor = document.getElementById(submitAnchor);
  anchor?.scrollIntoView({ block: 'center' });
  anchor?.focus({ preventScroll: true });
}
