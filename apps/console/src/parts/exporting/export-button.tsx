import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import { useExports, type Wanted } from './exports.tsx';

interface ExportButtonProps {
  readonly wanted: Wanted;
  /** In a list there is room for the sign alone, and it says whose application it is. */
  readonly compact?: boolean;
}

/** Has an application made into a PDF; how far that is, the shelf tells. */
export function ExportButton({ wanted, compact = false }: ExportButtonProps) {
  const t = useTranslations('console.exporting');
  const { list, ask } = useExports();
  const isWorking = list.some((one) => one.application === wanted.application && one.standing === 'working');
  const start = () => {
    if (!isWorking) ask(wanted);
  };
  const icon = <FilePdfOutlined aria-hidden />;
  if (!compact) {
    return (
      <Button icon={icon} loading={isWorking} onClick={start}>
        {t('export')}
      </Button>
    );
  }
  const label = t('exportOf', { name: wanted.name });
  return <Button type="text" icon={icon} loading={isWorking} aria-label={label} title={label} onClick={start} />;
}
