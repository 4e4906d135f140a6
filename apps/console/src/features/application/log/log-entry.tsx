import { Tag } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { formatMoment } from '@portico/browser/moment';
import classes from './log.module.css';
import type { LogLine } from '../use-application.ts';

const words = {
  'read application': 'readApplication',
  'opened draft': 'openedDraft',
  'read file': 'readFile',
  'exported application': 'exportedApplication',
  'opened for editing': 'openedForEditing',
  'began editing': 'beganEditing',
  'changed answer': 'changedAnswer',
  'added entry': 'addedEntry',
  'changed entry': 'changedEntry',
  'removed entry': 'removedEntry',
  'gave extension': 'gaveExtension',
  'withdrew extension': 'withdrewExtension',
  'held back from deletion': 'heldBack',
  'released for deletion': 'released',
  submitted: 'submitted',
  revoked: 'revoked',
  reapplied: 'reapplied',
} as const satisfies Record<LogLine['action'], string>;

/** The wording used where the log knows which field the line is about. */
const wordsOfField = { 'read file': 'readFileOf', 'changed answer': 'changedAnswerOf' } as const;

/** One line of the log: who, what, when. */
export function LogEntry({ line }: { readonly line: LogLine }) {
  const t = useTranslations('console.log');
  const language = useLanguage();
  const zone = useOwnZone();
  const { action, title, at } = line;
  const field = line.field?.[language] ?? '';
  const deed = () => {
    if (line.reason !== '') return t('actions.openedDraftFor', { reason: line.reason });
    return field !== '' && (action === 'read file' || action === 'changed answer')
      ? t(`actions.${wordsOfField[action]}`, { field })
      : t(`actions.${words[action]}`);
  };
  return (
    <li className={classes.line} data-change={action === 'changed answer' || undefined}>
      <p className={classes.who}>
        <strong>{line.by}</strong>
        <Tag>{t(line.who)}</Tag>
      </p>
      <p>{deed()}</p>
      <p className={classes.about}>
        {[title?.[language] ?? '', formatMoment(at, language, zone, 'column')]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
    </li>
  );
}
