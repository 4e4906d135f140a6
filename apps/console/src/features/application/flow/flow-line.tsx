import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { localeTags } from '@portico/i18n/locale';
import { Button, Tag } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import classes from './flow.module.css';
import type { ListedEntry } from './use-flow.ts';

interface FlowLineProps extends ListedEntry {
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One entry of the list: its module, date, author and audience. */
export function FlowLine({ entry, module, onEdit, onRemove }: FlowLineProps) {
  const t = useTranslations('console.flow');
  const language = useLanguage();
  const title = entry.title[language];
  const day = entry.day === null ? '' : new Date(entry.day).toLocaleDateString(localeTags[language], dayFormat);
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <p className={classes.entry}>
          <strong>{title}</strong>
          {entry.state !== 'none' && <Tag className={classes[entry.state] ?? ''}>{t(`states.${entry.state}`)}</Tag>}
          <Tag>{t(entry.shown ? 'readers.shown' : 'readers.inner')}</Tag>
        </p>
        <p className={classes.quiet}>
          {[module.title[language], day, entry.by].filter((part) => part !== '').join(' · ')}
        </p>
      </div>
      <Button type="text" icon={<EditOutlined aria-hidden />} aria-label={t('editOne', { title })} onClick={onEdit} />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('removeOne', { title })}
        onClick={onRemove}
      />
    </li>
  );
}

const dayFormat = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
