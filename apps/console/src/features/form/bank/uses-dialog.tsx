import { bankUses } from '@portico/contract/question-bank';
import type { BankUses } from '@portico/contract/question-bank.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { QueryView } from '../../../parts/states/query-view.tsx';
import { useEditing, useReadable } from '../draft/use-form.ts';
import classes from './bank.module.css';
import { bankKey } from './bank-context.tsx';
import { TakeOverDialog } from './take-over-dialog.tsx';

type Use = BankUses['output']['list'][number];

interface UsesDialogProps {
  readonly entry: string;
  readonly name: string;
  /** The newest. */
  readonly revision: number;
  readonly onClose: () => void;
}

/** Where an entry is used, and at which revision; each draft that has an older one is brought to the newest by a click. */
export function UsesDialog({ entry, name, revision, onClose }: UsesDialogProps) {
  const t = useTranslations('console.formBank.uses');
  useFocusBack();
  const readable = useReadable();
  const { store } = useEditing();
  const { id: project, orgId } = useProject();
  const [chosen, setChosen] = useState<Use | null>(null);
  const uses = useQuery({
    queryKey: [...bankKey(orgId), 'uses', entry],
    queryFn: async ({ signal }) => {
      // What was inserted a moment ago is told, too.
      await store.flush();
      return call(bankUses, { project, entry }, { signal });
    },
    gcTime: 0,
  });
  return (
    <Modal open width={680} title={t('title', { name })} footer={null} onCancel={onClose}>
      <div className={classes.dialog}>
        <p>{t('lead', { revision })}</p>
        <QueryView query={uses} failed={t('failed')} missing={null} loading={<Skeleton active title={false} />}>
          {({ list }) =>
            list.length === 0 ? (
              <p role="status">{t('empty')}</p>
            ) : (
              <ul className={classes.entries} aria-label={t('title', { name })}>
                {list.map((use) => (
                  <li key={use.project}>
                    <div className={classes.head}>
                      <strong>{readable(use.title)}</strong>
                      <span className={classes.hint}>/{use.domain}</span>
                    </div>
                    <div className={classes.head}>
                      <Has where={t('draft')} revisions={use.draft} newest={revision} />
                      <Has where={t('published')} revisions={use.published} newest={revision} />
                    </div>
                    {use.draft.some((one) => one < revision) && (
                      <div className={classes.actions}>
                        <Button
                          size="small"
                          aria-label={t('bringOf', { project: readable(use.title), revision })}
                          onClick={() => setChosen(use)}
                        >
                          {t('bring', { revision })}
                        </Button>
                      </div>
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
        <p className={classes.hint}>{t('publishedStays')}</p>
      </div>
      {chosen !== null && (
        <TakeOverDialog
          project={chosen.project}
          projectName={readable(chosen.title)}
          entry={entry}
          name={name}
          revision={revision}
          onClose={() => setChosen(null)}
        />
      )}
    </Modal>
  );
}

interface HasProps {
  readonly where: string;
  readonly revisions: readonly number[];
  readonly newest: number;
}

function Has({ where, revisions, newest }: HasProps) {
  const t = useTranslations('console.formBank.uses');
  const isNewest = revisions.length > 0 && revisions.every((one) => one === newest);
  return (
    <span>
      {where}:{' '}
      {revisions.length === 0 ? (
        t('none')
      ) : (
        <Tag color={isNewest ? 'green' : 'gold'}>
          {t('has', { revisions: revisions.join(', ') })}
          {isNewest && ` · ${t('newest')}`}
        </Tag>
      )}
    </span>
  );
}
