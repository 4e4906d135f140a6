import '@portico/ui/tokens.css';
import { ApplicationPreview } from '@portico/fields/application-preview';
import { FieldServicesProvider } from '@portico/fields/field-services';
import { readingServices } from '@portico/fields/reading-services';
import { FileViewerProvider } from '@portico/fields/use-file-viewer';
import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
import { defaultPreviewOptions } from '@portico/form-engine/preview/preview-options';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { useMemo } from 'react';
import { useLanguage } from '../../lib/language.ts';
import classes from './application-sheet.module.css';
import type { ReadApplication } from './use-application.ts';

interface ApplicationSheetProps {
  readonly content: PreviewContent;
  /** Decided by the server from the project and the reader's role. */
  readonly options: ReadApplication['options'];
}

/** The portal's preview, rendered for staff. */
export function ApplicationSheet({ content, options: decided }: ApplicationSheetProps) {
  const lang = useLanguage();
  const options = useMemo(
    () => ({ ...defaultPreviewOptions, ...decided, environment: 'console', lang }) as const,
    [decided, lang],
  );
  const services = useMemo(() => readingServices(addressOf, content.today), [content.today]);
  return (
    <div className={classes.sheet}>
      <FieldServicesProvider value={services}>
        <FileViewerProvider services={services}>
          <ApplicationPreview content={content} options={options} />
        </FileViewerProvider>
      </FieldServicesProvider>
    </div>
  );
}

// The server gives each file the address from which this reader may download it.
function addressOf({ url }: StoredFile): string {
  return url;
}
