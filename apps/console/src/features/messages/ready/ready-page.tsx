import { ArrowLeftOutlined, DeleteOutlined, EditOutlined, PlusOutlined, SnippetsOutlined } from '@ant-design/icons';
import { formatMoment } from '@portico/browser/moment';
import { Alert, Button, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { paths } from '../../../lib/paths.ts';
import { useProject } from '../../../lib/project.ts';
import { useConfirm } from '../../../parts/confirm/confirm.tsx';
import { PageTitle } from '../../../parts/frame/page-title.tsx';
import { Notice } from '../../../parts/states/notice.tsx';
import { QueryView } from '../../../parts/states/query-view.tsx';
import classes from '../messages.module.css';
import { type Editing, ReadyDrawer } from './ready-drawer.tsx';
import { type ReadyAnswer, useReadyAnswers, useReadyChanges } from './use-ready-answers.ts';

const nothing = { sc: '', tc: '', en: '' };

/** The answers that staff of a project have ready. */
export function ReadyPage() {
  const t = useTranslations('console.inbox');
  const { slug } = useProject();
  const query = useReadyAnswers();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [done, setDone] = useState('');
  const open = (answer: Omit<Editing, 'isOpen'>) => {
    setDone('');
    setEditing({ ...answer, isOpen: true });
  };
  return (
    <div className={classes.page}>
      <PageTitle>{t('ready.title')}</PageTitle>
      <nav>
        <Link to={paths.inbox(slug)}>
          <ArrowLeftOutlined aria-hidden /> {t('back')}
        </Link>
      </nav>
      <header className={classes.head}>
        <div>
          <h2 className={classes.title}>{t('ready.title')}</h2>
          <p className={classes.lead}>{t('ready.lead')}</p>
        </div>
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => open({ answer: crypto.randomUUID(), revision: 0, name: '', words: nothing })}
        >
          {t('ready.add')}
        </Button>
      </header>
      {done !== '' && <Alert type="success" showIcon role="status" title={done} />}
      <QueryView
        query={query}
        failed={t('ready.failed')}
        missing={<Empty />}
        loading={<Skeleton active title={false} paragraph={{ rows: 6 }} />}
      >
        {(list) =>
          list.length === 0 ? (
            <Empty />
          ) : (
            <ul className={classes.ready} aria-label={t('ready.title')}>
              {list.map((answer) => (
                <Line key={answer.answer} answer={answer} onEdit={() => open(answer)} onDone={setDone} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {editing !== null && (
        <ReadyDrawer editing={editing} onSaved={setDone} onClose={() => setEditing({ ...editing, isOpen: false })} />
      )}
    </div>
  );
}

function Empty() {
  const t = useTranslations('console.inbox.ready');
  return <Notice icon={<SnippetsOutlined aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />;
}

interface LineProps {
  readonly answer: ReadyAnswer;
  readonly onEdit: () => void;
  readonly onDone: (sentence: string) => void;
}

function Line({ answer, onEdit, onDone }: LineProps) {
  const t = useTranslations('console.inbox.ready');
  const languageWords = useTranslations('console.languages');
  const language = useLanguage();
  const zone = useOwnZone();
  const { languages } = useProject();
  const confirm = useConfirm();
  const { remove } = useReadyChanges();
  const { name, words, changedAt, changedBy } = answer;
  const missing = languages.filter((one) => words[one] === '');
  const said = words[language] || languages.map((one) => words[one]).find(Boolean);
  return (
    <li className={classes.readyLine}>
      <div>
        <h3 className={classes.subject}>{name}</h3>
        <p className={classes.words}>{said}</p>
        <p className={classes.facts}>
          {t('changed', {
            name: changedBy,
            time: formatMoment(Date.parse(changedAt) / 1000, language, zone, 'column'),
          })}
          {missing.map((one) => (
            <Tag key={one}>{t('missing', { language: languageWords(one) })}</Tag>
          ))}
        </p>
      </div>
      <div className={classes.deeds}>
        <Button icon={<EditOutlined aria-hidden />} aria-label={t('editOf', { name })} onClick={onEdit}>
          {t('change')}
        </Button>
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('remove.of', { name })}
          onClick={() =>
            confirm({
              title: t('remove.title', { name }),
              effect: t('remove.effect'),
              label: t('remove.confirm'),
              isDestructive: true,
              run: async () => {
                await remove(answer);
                onDone(t('remove.done', { name }));
              },
            })
          }
        />
      </div>
    </li>
  );
}
