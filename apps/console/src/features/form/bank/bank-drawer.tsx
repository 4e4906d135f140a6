import { BookOutlined } from '@ant-design/icons';
import { formatMoment } from '@portico/browser/moment';
import { bankEntry, removeBankEntry } from '@portico/contract/question-bank';
import type { BankEntries } from '@portico/contract/question-bank.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Drawer, Input, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { useProject } from '../../../lib/project.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useConfirm } from '../../../parts/confirm/confirm.tsx';
import { Notice } from '../../../parts/states/notice.tsx';
import { QueryView } from '../../../parts/states/query-view.tsx';
import { useReadable } from '../draft/use-form.ts';
import classes from './bank.module.css';
import { bankKey, useBankQuery } from './bank-context.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SaveSection } from './save-section.tsx';
import { useInsertEntry } from './use-insert-entry.ts';
import { UsesDialog } from './uses-dialog.tsx';

type Entry = BankEntries['output']['list'][number];

/** The question bank: what is chosen in the form goes into it, and what is in it comes into the form. */
export function BankDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('console.formBank');
  useFocusBack();
  const readable = useReadable();
  const bank = useBankQuery(true);
  const [search, setSearch] = useState('');
  const [used, setUsed] = useState<Entry | null>(null);
  const [renamed, setRenamed] = useState<Entry | null>(null);
  const matches = ({ name }: Entry) =>
    Object.values(name).some((text) => text.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Drawer open title={t('title')} size={560} onClose={onClose}>
      <div className={classes.drawer}>
        <p className={classes.hint}>{t('lead')}</p>
        <QueryView query={bank} failed={t('failed')} missing={null} loading={<Skeleton active title={false} />}>
          {({ list, may_change: mayChange }) => (
            <>
              {mayChange ? <SaveSection onSaved={setUsed} /> : <p className={classes.hint}>{t('mayNotChange')}</p>}
              {list.length === 0 && <Notice icon={<BookOutlined />} title={t('emptyTitle')} text={t('emptyText')} />}
              {list.length > 8 && (
                <Input
                  allowClear
                  aria-label={t('search')}
                  placeholder={t('search')}
                  value={search}
                  onChange={({ target }) => setSearch(target.value)}
                />
              )}
              <ul className={classes.entries} aria-label={t('title')}>
                {list.filter(matches).map((entry) => (
                  <EntryLine
                    key={entry.id}
                    entry={entry}
                    mayChange={mayChange}
                    onUses={() => setUsed(entry)}
                    onRename={() => setRenamed(entry)}
                    onInserted={onClose}
                  />
                ))}
              </ul>
              {list.length > 0 && !list.some(matches) && <p role="status">{t('noMatch')}</p>}
            </>
          )}
        </QueryView>
      </div>
      {used !== null && (
        <UsesDialog entry={used.id} name={readable(used.name)} revision={used.revision} onClose={() => setUsed(null)} />
      )}
      {renamed !== null && <RenameDialog entry={renamed} onClose={() => setRenamed(null)} />}
    </Drawer>
  );
}

interface EntryLineProps {
  readonly entry: Entry;
  readonly mayChange: boolean;
  readonly onUses: () => void;
  readonly onRename: () => void;
  readonly onInserted: () => void;
}

function EntryLine({ entry, mayChange, onUses, onRename, onInserted }: EntryLineProps) {
  const t = useTranslations('console.formBank');
  const language = useLanguage();
  const zone = useOwnZone();
  const readable = useReadable();
  const failureText = useFailureText();
  const confirm = useConfirm();
  const client = useQueryClient();
  const { id: project, orgId } = useProject();
  const insert = useInsertEntry();
  const { id, name, revision, changed, fields, groups } = entry;
  const words = readable(name);
  const inserting = useMutation({
    mutationFn: () => call(bankEntry, { project, entry: id }),
    onSuccess: (found) => {
      insert(id, found);
      onInserted();
    },
  });
  const remove = () =>
    confirm({
      title: t('remove.title', { name: words }),
      effect: t('remove.effect'),
      label: t('remove.confirm'),
      isDestructive: true,
      run: async () => {
        await call(removeBankEntry, { project, entry: id, revision });
        await client.invalidateQueries({ queryKey: bankKey(orgId) });
      },
    });
  const time = formatMoment(Date.parse(changed.at) / 1000, language, zone, 'column');
  return (
    <li>
      <div className={classes.head}>
        <strong>{words}</strong>
        <Tag>{t('revision', { revision })}</Tag>
      </div>
      <p className={classes.hint}>
        {t('size', { fields, groups })} · {t('changed', { name: changed.by, time })}
      </p>
      {inserting.isError && <Alert type="error" showIcon role="alert" title={failureText(inserting.error)} />}
      <div className={classes.actions}>
        <Button
          size="small"
          type="primary"
          ghost
          loading={inserting.isPending}
          aria-label={t('insertOf', { name: words })}
          onClick={() => inserting.mutate()}
        >
          {t('insert')}
        </Button>
        <Button size="small" aria-label={t('usesOf', { name: words })} onClick={onUses}>
          {t('uses.button')}
        </Button>
        {mayChange && (
          <>
            <Button size="small" aria-label={t('renameOf', { name: words })} onClick={onRename}>
              {t('rename.button')}
            </Button>
            <Button size="small" danger type="text" aria-label={t('removeOf', { name: words })} onClick={remove}>
              {t('remove.button')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
