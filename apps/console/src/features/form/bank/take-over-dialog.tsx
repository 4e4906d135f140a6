import { readFormDraft, saveFormDraft } from '@portico/contract/form-draft';
import { bankEntry } from '@portico/contract/question-bank';
import { changesBetween } from '@portico/form-engine/editing/form-changes';
import { type FormParts, partsOf } from '@portico/form-engine/editing/form-parts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Modal, Skeleton } from 'antd';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { QueryView } from '../../../parts/states/query-view.tsx';
import { Differences } from '../comparing/differences.tsx';
import { useEditing } from '../draft/use-form.ts';
import classes from './bank.module.css';
import { bankKey } from './bank-context.tsx';
import { olderSets, planUpdate, type Planned } from './bring-up-to-date.ts';

interface TakeOverDialogProps {
  /** Whose draft: the one that is open, or that of another project of the organisation. */
  readonly project: string;
  readonly projectName: string;
  readonly entry: string;
  readonly name: string;
  /** The newest of the entry. */
  readonly revision: number;
  readonly onClose: () => void;
}

/** What a draft would become with the newest version of an entry, before anything happens to it. */
export function TakeOverDialog({ project, projectName, entry, name, revision, onClose }: TakeOverDialogProps) {
  const t = useTranslations('console.formBank.takeOver');
  useFocusBack();
  const failureText = useFailureText();
  const client = useQueryClient();
  const { store } = useEditing();
  const { id: own, orgId } = useProject();
  const isHere = project === own;
  const plan = useQuery({
    queryKey: [...bankKey(orgId), 'plan', project, entry, revision],
    queryFn: async ({ signal }) => {
      const draft = isHere ? null : await call(readFormDraft, { project }, { signal });
      const parts = draft === null ? store.readParts() : partsOf(draft.form);
      const known = new Set(olderSets(parts, entry, revision).values());
      const found = await Promise.all(
        [...known].map(async (since) => [since, await call(bankEntry, { project, entry, since }, { signal })] as const),
      );
      return { draftRevision: draft?.revision ?? 0, ...planUpdate(parts, entry, new Map(found)) };
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  const applying = useMutation({
    mutationFn: async (to: FormParts) => {
      const { before, draftRevision } = plan.data ?? { before: to, draftRevision: 0 };
      if (isHere) store.edit(() => to);
      const changes = Object.fromEntries(changesBetween(before, to));
      await (isHere ? store.flush() : call(saveFormDraft, { project, revision: draftRevision, changes }));
      await client.invalidateQueries({ queryKey: [...bankKey(orgId), 'uses'] });
    },
    onSuccess: onClose,
  });
  const button = (key: 'take' | 'keep', to: (planned: Planned) => FormParts) => (
    <Button
      key={key}
      type={key === 'take' ? 'primary' : 'default'}
      disabled={plan.data === undefined}
      loading={applying.isPending}
      onClick={() => plan.data !== undefined && applying.mutate(to(plan.data))}
    >
      {t(key)}
    </Button>
  );
  return (
    <Modal
      open
      width={760}
      title={t('title', { name, project: projectName })}
      onCancel={onClose}
      footer={[button('keep', ({ kept }) => kept), button('take', ({ taken }) => taken)]}
    >
      <div className={classes.dialog}>
        <p>{t('lead', { revision })}</p>
        <QueryView query={plan} failed={t('failed')} missing={null} loading={<Skeleton active title={false} />}>
          {({ before, compared }) => <Differences before={before} after={compared} />}
        </QueryView>
        <p className={classes.hint}>{t('draftOnly')}</p>
        {applying.isError && <Alert type="error" showIcon role="alert" title={failureText(applying.error)} />}
      </div>
    </Modal>
  );
}
