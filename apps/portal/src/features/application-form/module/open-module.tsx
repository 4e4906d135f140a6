import type { Language } from '@portico/form-engine/language';
import { createFormSession } from '@portico/form-engine/session/form-session';
import { Notice } from '@portico/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Filed, filedQuery } from '../application-queries.ts';
import { type FormChanges, formChanges, hasChanges, questionsOf } from '../../../parts/sheet/versions/form-changes.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import type { OpenModuleProps } from './module-props.ts';
import { type ReadModule, readModule } from '../../../lib/read-module.ts';
import { storeSeen, recallSeen } from '../../../parts/sheet/versions/seen-questions.ts';
import { WrittenModule } from './writing/written-module.tsx';

/** A module that has been loaded from the server, prepared for filling in. */
export function OpenModule(props: OpenModuleProps) {
  const { filed, before, language } = props;
  const t = useTranslations('application.module');
  const queries = useQueryClient();
  // Read once: from then on the form session holds the answers.
  const [read] = useState(() => readModule(filed, (menuid) => queries.getQueryData(filedQuery(menuid).queryKey)));
  const [changes] = useState(() => (read === null ? null : changesSince(before, read, language)));
  useEffect(() => {
    if (read === null) return;
    const { menuid, form_version: version } = read.filed;
    storeSeen(menuid, { version, language, questions: questionsOf(read.module, language) });
  }, [read, language]);
  if (read === null) return <Notice kind="error">{t('failed')}</Notice>;
  return <WithSession {...props} read={read} changes={changes} />;
}

/** The changed questions, compared with a moment ago or with the last time this browser showed the module. */
function changesSince(before: Filed | null, { filed, module }: ReadModule, language: Language): FormChanges | null {
  const now = questionsOf(module, language);
  const old = before === null ? null : readModule(before, () => undefined);
  if (old !== null) return formChanges(questionsOf(old.module, language), now);
  const seen = recallSeen(filed.menuid);
  if (seen === null || seen.version === filed.form_version || seen.language !== language) return null;
  const changes = formChanges(seen.questions, now);
  return hasChanges(changes) ? changes : null;
}

interface WithSessionProps extends OpenModuleProps {
  readonly read: ReadModule;
  readonly changes: FormChanges | null;
}

function WithSession(props: WithSessionProps) {
  const { read, language } = props;
  const [session] = useState(() => {
    // For staff nothing is filled in that they did not type.
    const proposes = !useSession.getState().adminEditing;
    return createFormSession(read.form, read.answers, { language, today: read.filed.today }, proposes);
  });
  return <WrittenModule {...props} session={session} />;
}
