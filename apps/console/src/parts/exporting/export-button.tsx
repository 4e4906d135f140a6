import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import { useExports, type ExportRequest } from './exports.tsx';

interface ExportButtonProps {
  readonly request: ExportRequest;
  /** In a list there is room only for the icon, whose accessible name says whose application it is. */
  readonly compact?: boolean;
}

/** Starts the export of an application as PDF; the list of exports shows the progress. */
export function ExportButton({ request, compact = false }: ExportButtonProps) {
  const t = useTranslations('console.exporting');
  const { list, start: startExport } = useExports();
  const isWorking = list.some((one) => one.application === request.application && one.status === 'working');
  const start = () => {
    if (!isWorking) startExport(request);
  };
  const icon = <FilePdfOutlined aria-hidden />;
  if (!compact) {
    return (
      <Button icon={icon} loading={isWorking} onClick={start}>
        {t('export')}
      </Button>
    );
  }
  const label = t('exportOf', { name: request.name });
  return <Button type="text" icon={icon} loading={isWorking} aria-label={label} title={label} onClick={start} />;
}
