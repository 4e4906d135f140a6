import { applicationMessages } from '@portico/i18n/application-messages';
import { classNames } from '@portico/ui/class-names';
import { Skeleton } from '@portico/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { withWords } from '../../lib/words.tsx';
import type { Tasks } from './tasks-query.ts';
import type { TaskListProps } from './task-list.tsx';
import styles from './task-list.module.css';

// Loaded together with the words of the form, which are needed next.
const List = lazy(async () => ({
  default: await withWords(
    import('./task-list.tsx').then((chunk) => chunk.TaskList),
    { application: applicationMessages },
  ),
}));

/** The task list once it and its words have loaded; until then an empty space of its size. */
export function LaterTaskList({
  tasks,
  ...props
}: Omit<TaskListProps, 'tasks'> & { readonly tasks: Tasks | undefined }) {
  const placeholder = <Place />;
  if (tasks === undefined) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <List tasks={tasks} {...props} />
    </Suspense>
  );
}

function Place() {
  const t = useTranslations('portal');
  return (
    <div className={classNames(styles.tasks, styles.place)}>
      <Skeleton lines={9} label={t('loading')} />
    </div>
  );
}
