import { useDroppable } from '@dnd-kit/react';
import { partName } from '@portico/form-engine/editing/form-parts';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useField, useGroup, useIsOpen, useList, useModule, useReadable } from '../draft/use-form.ts';
import classes from './outline.module.css';
import { Row } from './row.tsx';
import { RowsInSight } from './rows-in-sight.tsx';

interface BranchProps {
  readonly id: string;
  readonly index: number;
}

interface FieldRowProps {
  readonly list: string;
  readonly size: number;
  readonly level: number;
}

/** A module and, while it is open, what is in it. */
export const ModuleBranch = memo(function ModuleBranch({ id, index }: BranchProps) {
  const readable = useReadable();
  const module = useModule(id);
  const name = partName.module(id);
  const isOpen = useIsOpen(name);
  return (
    <>
      <Row
        name={name}
        kind="module"
        list={partName.modules}
        index={index}
        level={1}
        label={readable(module?.title)}
        note={<Count module={id} />}
        isOpen={isOpen}
      />
      {isOpen && <ModuleContent id={id} />}
    </>
  );
});

function ModuleContent({ id }: { readonly id: string }) {
  const groups = useList(partName.groupsOfModule(id));
  return (
    <>
      <FieldRows list={partName.fieldsOfModule(id)} level={2} />
      {groups.map((group, index) => (
        <GroupBranch key={group} id={group} index={index} list={partName.groupsOfModule(id)} />
      ))}
    </>
  );
}

const GroupBranch = memo(function GroupBranch({ id, index, list }: BranchProps & { readonly list: string }) {
  const t = useTranslations('console.designer.kinds');
  const readable = useReadable();
  const group = useGroup(id);
  const name = partName.group(id);
  const isOpen = useIsOpen(name);
  return (
    <>
      <Row
        name={name}
        kind="group"
        list={list}
        index={index}
        level={2}
        label={readable(group?.title)}
        note={t('group')}
        isOpen={isOpen}
      />
      {isOpen && <FieldRows list={partName.fieldsOfGroup(id)} level={3} />}
    </>
  );
});

function FieldRows({ list, level }: { readonly list: string; readonly level: number }) {
  const ids = useList(list);
  if (ids.length === 0) return <EmptyList list={list} level={level} />;
  return (
    <RowsInSight ids={ids}>
      {(id, index) => <FieldRow key={id} id={id} index={index} list={list} size={ids.length} level={level} />}
    </RowsInSight>
  );
}

/** Where a question can be dropped although there is none yet. */
function EmptyList({ list, level }: { readonly list: string; readonly level: number }) {
  const t = useTranslations('console.designer.outline');
  const { ref, isDropTarget } = useDroppable({ id: list, accept: 'field' });
  return (
    <div ref={ref} className={classes.emptyList} data-level={level} data-target={isDropTarget || undefined}>
      {t('fields', { count: 0 })}
    </div>
  );
}

const FieldRow = memo(function FieldRow(props: BranchProps & FieldRowProps) {
  const { id, index, list, size, level } = props;
  const t = useTranslations('console.designer.types');
  const readable = useReadable();
  const field = useField(id);
  if (field === undefined) return null;
  return (
    <Row
      name={partName.field(id)}
      kind="field"
      list={list}
      index={index}
      size={size}
      level={level}
      label={readable(field.label)}
      note={t(field.type)}
      isRequired={field.required === true}
    />
  );
});

function Count({ module }: { readonly module: string }) {
  const t = useTranslations('console.designer.outline');
  const fields = useList(partName.fieldsOfModule(module)).length;
  const groups = useList(partName.groupsOfModule(module)).length;
  return groups === 0 ? t('fields', { count: fields }) : t('fieldsAndGroups', { fields, groups });
}
