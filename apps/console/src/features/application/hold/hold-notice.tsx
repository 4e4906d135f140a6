import { formatMoment } from '@portico/browser/moment';
import { Alert, Button } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { useConfirm } from '../../../parts/confirm/confirm.tsx';
import { useHold } from './use-hold.ts';

interface HoldNoticeProps {
  readonly application: string;
  readonly name: string;
  readonly zone: string;
}

/** Says that the person is held back from retention, by whom and why, and ends it. */
export function HoldNotice({ application, name, zone }: HoldNoticeProps) {
  const t = useTranslations('console.application.hold');
  const language = useLanguage();
  const confirm = useConfirm();
  const { query, hold, end } = useHold(application);
  if (query.isError) return <Alert type="warning" showIcon title={t('failed')} />;
  if (hold === null) return null;
  const ask = () =>
    confirm({
      title: t('endTitle', { name }),
      effect: t('endText', { name }),
      label: t('endLabel'),
      run: end,
    });
  return (
    <Alert
      type="info"
      showIcon
      title={t('held')}
      description={t('by', { name: hold.by, at: formatMoment(hold.at, language, zone, 'column'), reason: hold.reason })}
      action={
        <Button size="small" onClick={ask}>
          {t('end')}
        </Button>
      }
    />
  );
}
