import { ApplicationPreview } from '@portico/fields/application-preview';
import { FieldServicesProvider, type FieldServices, UploadFailure } from '@portico/fields/field-services';
import { decodePreview } from '@portico/contract/preview/decode-preview';
import type { PreviewOptions } from '@portico/form-engine/preview/preview-options';
import { isState } from '@portico/form-engine/states/application-states';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { PageHeading } from '@portico/ui/page-heading';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { batchesHref } from '../../lib/navigation/form-addresses.ts';
import { pathTo } from '../../lib/navigation/paths.ts';
import { goTo } from '../../lib/navigation/hash-location.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { useOnline } from '../../lib/use-online.ts';
import { PreviewActions } from './actions/preview-actions.tsx';
import { PreviewFacts } from './preview-facts.tsx';
import type { LoadedPreviewProps } from './preview-props.ts';
import { SubmitPart } from './submit-part.tsx';
import { useReadingNews } from './use-reading-news.ts';
import { useUnsent } from './use-unsent.ts';
import styles from './preview.module.css';
import { prefix } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';

/** The preview once it has loaded: facts, actions, and the application itself. */
export function LoadedPreview(props: LoadedPreviewProps) {
  const { preview, project, language } = props;
  const t = useTranslations('submission.preview');
  const isSubmitted = isState('locked', preview.application_state);
  const isStaff = useSession((session) => session.adminEditing);
  useReadingNews(isSubmitted);
  const isUnsent = useUnsent();
  const isOnline = useOnline();
  const content = useMemo(() => decodePreview(preview), [preview]);
  const options = useMemo(
    (): PreviewOptions => ({
      ...preview.options,
      lang: language,
      environment: 'apply',
      // Files of an application are private: they come from this server, whichever host serves public pictures.
      baseImgUrl: '',
      menuSpan: project.traits.previewMenuSpan,
      showNoFileText: project.traits.showNoFileText,
    }),
    [preview.options, language, project],
  );
  const services = useMemo(() => readingServices(preview.today), [preview.today]);
  const isChanged = preview.changed_by_staff.length > 0;
  const isEmpty = content.modules.length === 0 || (preview.batch_title === null && !isSubmitted);
  const titleOf = (menuid: string) => content.modules.find(({ id }) => id === menuid)?.title[language] ?? menuid;
  return (
    <div className={styles.page}>
      <PageHeading
        title={t('title')}
        lead={isEmpty ? undefined : t(`lead.${isSubmitted ? (isChanged ? 'changed' : 'submitted') : 'draft'}`)}
      />
      {isEmpty ? (
        <Empty choiceWord={project.traits.choiceWord} />
      ) : (
        <>
          <PreviewFacts preview={preview} language={language} choiceWord={project.traits.choiceWord} />
          <PreviewActions {...props} isSubmitted={isSubmitted} />
          {isUnsent && !isSubmitted ? <Notice kind="info">{t(isOnline ? 'held' : 'unsent')}</Notice> : null}
          <FieldServicesProvider value={services}>
            <ApplicationPreview
              content={content}
              options={options}
              onBack={() => goTo(pathTo(isSubmitted ? '/' : '/applyform'))}
            />
          </FieldServicesProvider>
          {isSubmitted || isStaff ? null : <SubmitPart {...props} titleOf={titleOf} />}
        </>
      )}
    </div>
  );
}

function Empty({ choiceWord }: { readonly choiceWord: 'batch' | 'track' }) {
  const t = useTranslations('submission.preview');
  const action = (
    <LinkButton kind="primary" href={batchesHref}>
      {t('back')}
    </LinkButton>
  );
  return (
    <Card>
      <EmptyState title={t('empty')} text={t(`emptyText.${choiceWord}`)} action={action} />
    </Card>
  );
}

/** The services for fields that are only read. */
function readingServices(today: string): FieldServices {
  return {
    upload: () => Promise.reject(new UploadFailure()),
    addressOf: ({ url }) => (url.startsWith('/') ? prefix + url : url),
    today: () => today,
    now,
    personName: '',
  };
}
