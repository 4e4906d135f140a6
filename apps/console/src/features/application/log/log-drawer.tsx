import { Alert, Button, Drawer, Skeleton } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../lib/paths.ts';
import { useMay } from '../../../lib/session.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { OwnZone } from '../../../parts/moments/own-zone.tsx';
import classes from './log.module.css';
import { LogEntry } from './log-entry.tsx';
import { useApplicationLog } from '../use-application.ts';

interface LogDrawerProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A drawer with the log of the application: who read it and who changed what. */
export function LogDrawer({ id, isOpen, onClose }: LogDrawerProps) {
  const t = useTranslations('console.log');
  const mayReadLog = useMay()('log.read');
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      size={520}
      title={t('title')}
      closable={{ 'aria-label': t('close'), placement: 'end' }}
      destroyOnHidden
    >
      <Log id={id} />
      {mayReadLog && <Link to={paths.logOf(id)}>{t('whole')}</Link>}
    </Drawer>
  );
}

function Log({ id }: { readonly id: string }) {
  const t = useTranslations('console');
  const failureText = useFailureText();
  const log = useApplicationLog(id);
  if (log.isPending) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      </div>
    );
  }
  return (
    <div className={classes.log}>
      {log.isError && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('log.failed')}
          description={failureText(log.error)}
          action={<Button onClick={() => void log.refetch()}>{t('retry')}</Button>}
        />
      )}
      {log.data?.[0] !== undefined && <OwnZone className={classes.about} at={log.data[0].at} />}
      {log.data?.length === 0 && <p>{t('log.empty')}</p>}
      <ol className={classes.lines} aria-label={t('log.title')}>
        {log.data?.map((line, index) => (
          // Lines are only ever added at the front, by fetching again.
          // oxlint-disable-next-line react/no-array-index-key
          <LogEntry key={`${line.at} ${index}`} line={line} />
        ))}
      </ol>
      {log.hasNextPage && (
        <Button block loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t('log.more')}
        </Button>
      )}
    </div>
  );
}
