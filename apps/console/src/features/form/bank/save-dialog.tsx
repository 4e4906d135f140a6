import { addBankEntry, bankEntry, changeBankEntry } from '@portico/contract/question-bank';
import type { BankEntries, BankEntry } from '@portico/contract/question-bank.schemas';
import { fieldIn, groupIn, moduleIn, partsOf } from '@portico/form-engine/editing/form-parts';
import type { LocalText } from '@portico/form-engine/language';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Modal, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { LanguageTexts } from '../../../parts/language-texts/language-texts.tsx';
import { QueryView } from '../../../parts/states/query-view.tsx';
import { DroppedRules } from '../clipboard/dropped-rules.tsx';
import { Differences } from '../comparing/differences.tsx';
import { useEditing, useReadable } from '../draft/use-form.ts';
import { asForm } from '../editing/excerpt.ts';
import classes from './bank.module.css';
import { bankKey, useKnownBank } from './bank-context.tsx';
import { contentOf, type Outgoing } from './content.ts';
import { linkSaved } from './link-saved.ts';
import { linksIn } from './links.ts';

type Entry = BankEntries['output']['list'][number];

interface SaveDialogProps {
  readonly names: readonly string[];
  readonly onClose: () => void;
  readonly onSaved: (entry: Entry) => void;
}

/** Puts parts of the form into the bank: as a new entry, or as the next revision of the one that they come from. */
export function SaveDialog({ names, onClose, onSaved }: SaveDialogProps) {
  const t = useTranslations('console.formBank.save');
  useFocusBack();
  const { store } = useEditing();
  const { id: project, orgId } = useProject();
  const { entries } = useKnownBank();
  const parts = store.readParts();
  const source = sourceOf(contentOf(parts, names, null).ids, parts, entries);
  const former = useQuery({
    queryKey: [...bankKey(orgId), 'entry', source],
    queryFn: ({ signal }) => call(bankEntry, { project, entry: source ?? '' }, { signal }),
    enabled: source !== null,
    gcTime: 0,
  });
  if (source === null) return <Saving names={names} source={null} onClose={onClose} onSaved={onSaved} />;
  if (former.data !== undefined)
    return <Saving names={names} source={{ id: source, ...former.data }} onClose={onClose} onSaved={onSaved} />;
  return (
    <Modal open title={t('title')} footer={null} onCancel={onClose}>
      <QueryView query={former} failed={t('failed')} missing={null} loading={<Skeleton active title={false} />}>
        {() => null}
      </QueryView>
    </Modal>
  );
}

/** The one entry that all links among these parts name, if the bank still has it. */
function sourceOf(
  ids: Outgoing['ids'],
  parts: ReturnType<ReturnType<typeof useEditing>['store']['readParts']>,
  entries: ReadonlyMap<string, unknown> | null,
): string | null {
  const linked = linksIn(parts).filter(({ name }) => ids.has(name.slice(name.indexOf(':') + 1)));
  const [first] = linked;
  const isOne = linked.every(({ link }) => link.entry === first?.link.entry && link.set === first.link.set);
  return first !== undefined && isOne && entries?.has(first.link.entry) === true ? first.link.entry : null;
}

type Source = BankEntry['output'] & { readonly id: string };

function Saving({ names, source, onClose, onSaved }: SaveDialogProps & { readonly source: Source | null }) {
  const t = useTranslations('console.formBank.save');
  const w = useTranslations('console');
  const failureText = useFailureText();
  const readable = useReadable();
  const client = useQueryClient();
  const { store, languages } = useEditing();
  const { id: project, orgId } = useProject();
  const [mode, setMode] = useState<'new' | 'revision'>(source === null ? 'new' : 'revision');
  const [name, setName] = useState<LocalText>(() => source?.name ?? titleOf(store.readParts(), names));
  const target = mode === 'revision' ? source : null;
  const outgoing = contentOf(store.readParts(), names, target === null ? null : { ...target, entry: target.id });
  const saving = useMutation({
    mutationFn: async (): Promise<Entry> => {
      const { content } = outgoing;
      const saved =
        target === null
          ? await call(addBankEntry, { project, name, content })
          : {
              id: target.id,
              ...(await call(changeBankEntry, { project, entry: target.id, revision: target.revision, name, content })),
            };
      store.edit((form) => linkSaved(form, outgoing.ids, saved));
      await store.flush();
      await client.invalidateQueries({ queryKey: bankKey(orgId) });
      return { ...saved, name, fields: 0, groups: 0, changed: { at: '', by: '' } };
    },
    onSuccess: onSaved,
  });
  const isNamed = Object.values(name).some((text) => text.trim() !== '');
  return (
    <Modal
      open
      width={720}
      title={t('title')}
      okText={t(mode === 'new' ? 'add' : 'change')}
      cancelText={w('cancel')}
      confirmLoading={saving.isPending}
      okButtonProps={{ disabled: !isNamed }}
      onOk={() => saving.mutate()}
      onCancel={onClose}
    >
      <div className={classes.dialog}>
        {source !== null && (
          <Radio.Group
            className={classes.modes ?? ''}
            aria-label={t('title')}
            value={mode}
            onChange={({ target: { value } }) => setMode(value === 'new' ? 'new' : 'revision')}
          >
            <Radio value="revision">{t('asRevision', { name: readable(source.name) })}</Radio>
            <Radio value="new">{t('asNew')}</Radio>
          </Radio.Group>
        )}
        <LanguageTexts label={t('name')} languages={languages} maxLength={200} value={name} onChange={setName} />
        {target !== null && (
          <>
            <p>{t('compared', { revision: target.revision })}</p>
            <Differences
              before={partsOf(asForm({ modules: [], ...target.content }))}
              after={partsOf(asForm({ modules: [], ...outgoing.content }))}
            />
            <p className={classes.hint}>{t('staysInForms')}</p>
          </>
        )}
        <DroppedRules dropped={outgoing.dropped} />
        {saving.isError && <Alert type="error" showIcon role="alert" title={failureText(saving.error)} />}
      </div>
    </Modal>
  );
}

function titleOf(parts: Parameters<typeof fieldIn>[0], [name = '']: readonly string[]): LocalText {
  const id = name.slice(name.indexOf(':') + 1);
  const title = fieldIn(parts, id)?.label ?? groupIn(parts, id)?.title ?? moduleIn(parts, id)?.title;
  return title ?? { sc: '', tc: '', en: '' };
}
