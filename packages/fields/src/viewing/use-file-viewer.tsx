import { downloadFrom } from '@portico/browser/download';
import type { Language } from '@portico/form-engine/language';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { type ViewersMessages, viewersMessages } from '@portico/i18n/viewers-messages';
import { type ComponentType, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import type { FileDialogProps } from './file-dialog.tsx';
import { fileKind } from './file-kind.ts';
import { type FilePlace, type FileViewer, fileViewerContext, type ViewingServices } from './file-viewer.ts';
import { downloadAddress, openElsewhere } from './open-elsewhere.ts';

/** The surrounding viewer; null if there is none, and files are plain links. */
export function useFileViewer(): FileViewer | null {
  return useContext(fileViewerContext);
}

interface FileViewerProviderProps {
  readonly services: ViewingServices;
  readonly children?: ReactNode;
}

/** Opens files for everything inside it. The dialogs and their words are loaded with the first file. */
export function FileViewerProvider({ services, children }: FileViewerProviderProps) {
  const language = languageOf(useLocale());
  const [opened, setOpened] = useState<Opened | null>(null);
  const latest = useRef(0);
  const close = useCallback(() => setOpened(null), []);

  const viewer = useMemo((): FileViewer => {
    const { addressOf, officeViewer = officeViewerOfPage() } = services;
    const show = async (files: readonly StoredFile[], index: number, place: FilePlace, address: string) => {
      latest.current += 1;
      const own = latest.current;
      try {
        const [{ FileDialog }, words] = await Promise.all([import('./file-dialog.tsx'), viewersMessages[language]()]);
        // Somebody who clicks two files while it loads wants the second.
        if (own === latest.current) setOpened({ FileDialog, files, index, words, place });
      } catch {
        openElsewhere(address);
      }
    };
    return {
      open: (files, index, place = 'page') => {
        const file = files[index];
        if (file === undefined) return;
        const address = addressOf(file);
        const kind = fileKind(file.name);
        if (kind === 'office' && officeViewer !== undefined && isOnServer(address))
          openElsewhere(officeViewer(address));
        else if (kind === 'office' || kind === 'other') downloadFrom(downloadAddress(address), file.name);
        // Another window cannot fetch a blob of this page.
        else if (kind === 'pdf' && !isOnServer(address)) openElsewhere(address);
        else void show(files, index, place, address);
      },
    };
  }, [services, language]);

  return (
    <fileViewerContext.Provider value={viewer}>
      {children}
      {opened === null ? null : (
        <opened.FileDialog
          files={opened.files}
          index={opened.index}
          words={opened.words}
          services={services}
          onClose={close}
          place={opened.place}
        />
      )}
    </fileViewerContext.Provider>
  );
}

interface Opened {
  readonly FileDialog: ComponentType<FileDialogProps>;
  readonly files: readonly StoredFile[];
  readonly index: number;
  readonly words: ViewersMessages;
  readonly place: FilePlace;
}

function isOnServer(address: string): boolean {
  return !/^(?:blob|data):/i.test(address);
}

function languageOf(locale: string): Language {
  if (!locale.startsWith('zh')) return 'en';
  return /hant|tw|hk|mo/i.test(locale) ? 'tc' : 'sc';
}

/**
 * The installation may have a viewer for office documents; the server says so in the head of its pages and redirects
 * there from the address of the file.
 */
function officeViewerOfPage(): ((address: string) => string) | undefined {
  if (document.querySelector('meta[name="office-viewer"]') === null) return undefined;
  return (address) => `${address.split('?')[0]}/office`;
}
