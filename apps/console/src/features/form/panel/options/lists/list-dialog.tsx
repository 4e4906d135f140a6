import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input, Modal, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../../../lib/language.ts';
import { useFocusBack } from '../../../../../lib/use-focus-back.ts';
import { QueryView } from '../../../../../parts/states/query-view.tsx';
import { useReadable } from '../../../draft/use-form.ts';
import classes from './list-dialog.module.css';
import { optionsOfList } from './options-of-list.ts';
import { findLists, type SharedList } from './shared-lists.ts';

interface ListDialogProps {
  readonly known: readonly Option[];
  /** The question on whose answer the options depend. */
  readonly above: FieldDefinition | undefined;
  readonly onClose: () => void;
  readonly onAdd: (options: readonly Option[]) => void;
}

const kinds = ['places', 'counties', 'subjects', 'schools'] as const;

/** Options from a list that the installation knows, all of it or some; those that are there already are left out. */
export function ListDialog({ known, above, onClose, onAdd }: ListDialogProps) {
  useFocusBack();
  const t = useTranslations('console.formLists');
  const language = useLanguage();
  const readable = useReadable();
  const [id, setId] = useState<string | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const lists = useQuery({ queryKey: ['shared-lists'], queryFn: ({ signal }) => findLists(signal) });
  const list = lists.data?.find((one) => one.id === id);
  const entries = useQuery({
    queryKey: ['shared-lists', id],
    queryFn: async ({ signal }) => (await list?.load(signal)) ?? [],
    enabled: list !== undefined,
  });
  const taken = new Set(known.map(({ value }) => value));
  const { options, isLinked } = optionsOfList(entries.data ?? [], above);
  const offered = options.filter(({ value }) => !taken.has(value));
  const chosen = offered.filter(({ value }) => !left.has(value));
  const nameOf = ({ name }: SharedList) => (typeof name === 'string' ? t(name) : name[language]);
  return (
    <Modal
      open
      title={t('title')}
      okText={t('add', { count: chosen.length })}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: chosen.length === 0 }}
      onOk={() => onAdd(chosen)}
      onCancel={onClose}
    >
      <div className={classes.dialog}>
        <p className={classes.lead}>{t('lead')}</p>
        <QueryView query={lists} failed={t('failed')} missing={null} loading={<Skeleton.Input active block />}>
          {(all) => (
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              aria-label={t('list')}
              placeholder={t('list')}
              value={id}
              options={kinds.map((kind) => ({
                label: t(`kinds.${kind}`),
                options: all.filter((one) => one.kind === kind).map((one) => ({ value: one.id, label: nameOf(one) })),
              }))}
              onChange={(next: string) => {
                setId(next);
                setLeft(new Set());
              }}
            />
          )}
        </QueryView>
        {list !== undefined && (
          <QueryView query={entries} failed={t('failed')} missing={null} loading={<Skeleton active title={false} />}>
            {() => (
              <>
                {isLinked && <p className={classes.lead}>{t('linked', { question: readable(above?.label) })}</p>}
                {options.length > offered.length && (
                  <p className={classes.lead}>{t('known', { count: options.length - offered.length })}</p>
                )}
                <Entries options={offered} left={left} onLeave={setLeft} />
              </>
            )}
          </QueryView>
        )}
      </div>
    </Modal>
  );
}

interface EntriesProps {
  readonly options: readonly Option[];
  readonly left: ReadonlySet<string>;
  readonly onLeave: (left: ReadonlySet<string>) => void;
}

/** All counties would take seconds to draw. */
const pageSize = 100;

function Entries({ options, left, onLeave }: EntriesProps) {
  const t = useTranslations('console.formLists');
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(pageSize);
  const wanted = search.trim().toLowerCase();
  const shown = options.filter(({ label }) => Object.values(label).some((name) => name.toLowerCase().includes(wanted)));
  const leave = (options: readonly Option[], isLeft: boolean) => {
    const next = new Set(left);
    for (const { value } of options) {
      if (isLeft) next.add(value);
      else next.delete(value);
    }
    onLeave(next);
  };
  if (options.length === 0) return null;
  return (
    <>
      <div className={classes.tools}>
        <Input.Search
          allowClear
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button onClick={() => leave(shown, false)}>{t('all')}</Button>
        <Button onClick={() => leave(shown, true)}>{t('none')}</Button>
      </div>
      <ul className={classes.entries} aria-label={t('entries')}>
        {shown.slice(0, most).map((option) => (
          <li key={option.value}>
            <Checkbox checked={!left.has(option.value)} onChange={({ target }) => leave([option], !target.checked)}>
              {option.label[language]}
            </Checkbox>
          </li>
        ))}
        {shown.length > most && (
          <li>
            <Button type="link" size="small" onClick={() => setMost(most + pageSize)}>
              {t('more', { count: shown.length - most })}
            </Button>
          </li>
        )}
      </ul>
      {shown.length === 0 && <p className={classes.lead}>{t('noMatch')}</p>}
    </>
  );
}
