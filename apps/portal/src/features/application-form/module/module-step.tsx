import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { Skeleton } from '@portico/ui/skeleton';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import type { MenuModule } from '../application-queries.ts';
import { batchesHref } from '../../../lib/navigation/form-addresses.ts';
import { ownModules } from '../../../lib/form-parts.ts';
import type { ModuleStepProps } from './module-props.ts';
import { ModuleHead } from './module-head.tsx';
import { OpenModule } from './open-module.tsx';
import { useFiled } from './opening/use-filed.ts';
import { usePrefetch } from './opening/use-prefetch.ts';
import styles from './module.module.css';

/** One module of the form. */
export function ModuleStep(props: ModuleStepProps) {
  const { menu, menuid, choiceWord } = props;
  const t = useTranslations('application');
  const entry = ownModules(menu).find((module) => module.menuid === menuid);
  if (entry !== undefined) return <LoadedModule key={entry.menuid} {...props} entry={entry} />;
  const action = <LinkButton href={batchesHref}>{t('back')}</LinkButton>;
  return (
    <Card>
      <EmptyState level={1} title={t('module.unknown')} text={t(`module.unknownText.${choiceWord}`)} action={action} />
    </Card>
  );
}

function LoadedModule({ entry, ...props }: ModuleStepProps & { readonly entry: MenuModule }) {
  const { menu, language, statusPlace, onTitle } = props;
  const [ownPlace, setOwnPlace] = useState<HTMLElement | null>(null);
  const t = useTranslations('application');
  const failureText = useFailureText();
  const { opening, failure, retry, renew } = useFiled(entry.menuid, menu.form_version);
  const title = entry.title[language];
  useEffect(() => onTitle(title), [onTitle, title]);
  usePrefetch(menu, entry.menuid, opening !== null);
  return (
    <>
      <ModuleHead {...{ menu, entry, language }} onStatusPlace={statusPlace === undefined ? setOwnPlace : null} />
      {opening === null ? null : (
        <OpenModule
          key={opening.filed.form_version}
          {...props}
          {...opening}
          entry={entry}
          statusPlace={statusPlace ?? ownPlace}
          onRenew={renew}
        />
      )}
      {opening === null && failure === null ? (
        <Card>
          <Skeleton lines={10} label={t('module.loading')} />
        </Card>
      ) : null}
      {opening === null && failure !== null ? (
        <Notice kind="error" title={t('module.failed')}>
          <div className={styles.stack}>
            <p>{navigator.onLine ? failureText(failure) : t('module.failedOffline')}</p>
            <Button onClick={retry}>{t('retry')}</Button>
          </div>
        </Notice>
      ) : null}
    </>
  );
}
