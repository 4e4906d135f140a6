import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { batchesHref, moduleHref } from '../../lib/navigation/form-addresses.ts';
import handing from '../sheet/handing/handing.module.css';
import { MissingList } from '../sheet/handing/missing-list.tsx';
import styles from './submitting.module.css';
import type { SubmitTrouble } from './use-submitting.ts';

interface TroubleNoticeProps {
  readonly trouble: SubmitTrouble;
  readonly language: Language;
  readonly choiceWord: 'batch' | 'track';
  /** The name of a module. */
  readonly titleOf: (menuid: string) => string;
  readonly onRetry: () => void;
}

/** Why the application is not submitted, and what can be done about it. */
export function TroubleNotice(props: TroubleNoticeProps) {
  const { trouble } = props;
  const t = useTranslations('submission.trouble');
  const container = useRef<HTMLDivElement>(null);
  // Each attempt has its own notice, which takes the focus.
  useEffect(() => container.current?.focus(), []);
  const isOpen = trouble.kind === 'unanswered' || trouble.kind === 'signedOut';
  return (
    <div ref={container} tabIndex={-1} className={styles.trouble}>
      <Notice
        kind={isOpen ? 'warning' : 'error'}
        title={t(trouble.kind === 'unanswered' ? 'unansweredTitle' : 'title')}
      >
        <div className={handing.stack}>
          <Account {...props} />
        </div>
      </Notice>
    </div>
  );
}

function Account({ trouble, language, choiceWord, titleOf, onRetry }: TroubleNoticeProps): ReactNode {
  const t = useTranslations('submission.trouble');
  const tKnown = useTranslations('submission.knownItems');
  const retry = (
    <Button kind="secondary" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  switch (trouble.kind) {
    case 'unanswered':
    case 'unsavedOffline':
      return (
        <>
          <p>{t(trouble.kind)}</p>
          {retry}
        </>
      );
    case 'unsaved':
      return (
        <>
          <p>{t('unsaved')}</p>
          <ul className={handing.missingModules}>
            {trouble.modules.map((menuid) => (
              <li key={menuid}>
                <a href={moduleHref(menuid)}>{titleOf(menuid)}</a>
              </li>
            ))}
          </ul>
        </>
      );
    case 'missing':
      return (
        <>
          <p>{t('missing', { count: trouble.missing.length })}</p>
          <MissingList
            missing={trouble.missing}
            language={language}
            rowText={(row, field) => t('row', { row, field })}
            hrefOf={(menuid, field) => moduleHref(menuid, { field })}
          />
        </>
      );
    case 'closed':
      return (
        <>
          <p>{t(`closed.${choiceWord}`)}</p>
          <p>{t('closedText')}</p>
          <LinkButton href={batchesHref}>{t(`toBatches.${choiceWord}`)}</LinkButton>
        </>
      );
    case 'ticks':
      return <p>{tKnown('tickFirst')}</p>;
    case 'signedOut':
    case 'changedForm':
      return <p>{t(trouble.kind)}</p>;
    case 'refused':
      return (
        <>
          <p>{trouble.text}</p>
          {retry}
        </>
      );
    default:
      return trouble satisfies never;
  }
}
