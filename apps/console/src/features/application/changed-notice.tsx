import { localeTags } from '@portico/i18n/locale';
import { Alert } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { formatMoment } from '@portico/browser/moment';
import type { ReadApplication } from './use-application.ts';

interface ChangedNoticeProps {
  readonly changes: ReadApplication['changed_by_staff'];
  readonly zone: string;
}

/** Says that this is not exactly what was submitted, and who changed it; each changed answer says so as well. */
export function ChangedNotice({ changes, zone }: ChangedNoticeProps) {
  const t = useTranslations('console.application');
  const language = useLanguage();
  if (changes.length === 0) return null;
  const names = new Intl.ListFormat(localeTags[language]).format(new Set(changes.map(({ by }) => by)));
  const count = new Set(changes.map(({ menuid, key }) => `${menuid} ${key}`)).size;
  const last = Math.max(...changes.map(({ at }) => at));
  return (
    <Alert
      type="warning"
      showIcon
      title={t('changed', { count, names, time: formatMoment(last, language, zone, 'column') })}
    />
  );
}
