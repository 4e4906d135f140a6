import { listIn, partName } from '@portico/form-engine/editing/form-parts';
import type { BankLink } from '@portico/form-engine/definition/bank-link';
import { Alert, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProject } from '../../../lib/project.ts';
import { useEditing, useReadable } from '../draft/use-form.ts';
import classes from './bank.module.css';
import { isOutdated, useKnownBank } from './bank-context.tsx';
import { relink, setOf } from './links.ts';

const TakeOverDialog = lazy(async () => ({ default: (await import('./take-over-dialog.tsx')).TakeOverDialog }));
const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }));
const UsesDialog = lazy(async () => ({ default: (await import('./uses-dialog.tsx')).UsesDialog }));

/** Where a question or group comes from, whether the bank has a newer version, and what can be done about it. */
export function BankNote({ link }: { readonly link: BankLink }) {
  const t = useTranslations('console.formBank');
  const readable = useReadable();
  const { store } = useEditing();
  const { id: project, title } = useProject();
  const bank = useKnownBank();
  const [shown, setShown] = useState<'takeOver' | 'save' | 'uses' | null>(null);
  const close = () => setShown(null);
  if (bank.entries === null) return null;
  const entry = bank.entries.get(link.entry);
  const isNewer = isOutdated(bank, link);
  const unlink = () => store.edit((parts) => relink(parts, setOf(parts, link), () => null));
  const action = (what: NonNullable<typeof shown>, words: string) => (
    <Button size="small" type={what === 'takeOver' ? 'primary' : 'default'} onClick={() => setShown(what)}>
      {words}
    </Button>
  );
  const name = entry === undefined ? '' : readable(entry.name);
  return (
    <>
      <Alert
        className={classes.note ?? ''}
        type={isNewer ? 'warning' : 'info'}
        showIcon={isNewer || entry === undefined}
        title={
          entry === undefined
            ? t('note.gone')
            : isNewer
              ? t('note.newer', { name, revision: entry.revision, own: link.revision })
              : t('note.from', { name, revision: link.revision })
        }
        description={
          <div className={classes.actions}>
            {isNewer && action('takeOver', t('note.compare'))}
            {entry !== undefined && !isNewer && bank.mayChange && action('save', t('note.update'))}
            {entry !== undefined && action('uses', t('uses.button'))}
            <Button size="small" onClick={unlink}>
              {t('note.unlink')}
            </Button>
          </div>
        }
      />
      <Suspense>
        {shown === 'takeOver' && entry !== undefined && (
          <TakeOverDialog
            project={project}
            projectName={readable(title)}
            entry={link.entry}
            name={name}
            revision={entry.revision}
            onClose={close}
          />
        )}
        {shown === 'save' && (
          <SaveDialog names={wholeSet(store.readParts(), link)} onClose={close} onSaved={() => setShown('uses')} />
        )}
        {shown === 'uses' && entry !== undefined && (
          <UsesDialog entry={link.entry} name={name} revision={entry.revision} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** The questions and groups that were inserted together, without questions of such a group. */
function wholeSet(parts: Parameters<typeof setOf>[0], link: BankLink): readonly string[] {
  const names = setOf(parts, link).map((one) => one.name);
  const within = new Set(
    names
      .filter((name) => name.startsWith('group:'))
      .flatMap((name) => listIn(parts, partName.fieldsOfGroup(name.slice('group:'.length)))),
  );
  return names.filter((name) => !within.has(name.slice(name.indexOf(':') + 1)));
}
