import type { StoredFile } from '@portico/form-engine/values/answer';
import type { ViewersMessages } from '@portico/i18n/viewers-messages';
import { ImageViewer } from '@portico/ui/image-viewer';
import { PdfViewer } from '@portico/ui/pdf-viewer';
import { VideoViewer } from '@portico/ui/video-viewer';
import { fileKind } from './file-kind.ts';
import type { FilePlace, ViewingServices } from './file-viewer.ts';
import { downloadAddress } from './open-elsewhere.ts';
import { viewerPageAddress } from './viewer-page-address.ts';

export interface FileDialogProps {
  readonly files: readonly StoredFile[];
  readonly index: number;
  readonly place: FilePlace;
  readonly words: ViewersMessages;
  readonly services: ViewingServices;
  readonly onClose: () => void;
}

// Spec 9: the table viewer's minimum.
const smallestInTable = 60;

/** The dialog that suits a file. */
export function FileDialog({ files, index, place, words, services, onClose }: FileDialogProps) {
  const { addressOf, viewerPage = pageOfThisServer } = services;
  const file = files[index];
  if (file === undefined) return null;
  const kind = fileKind(file.name);
  if (kind === 'image') {
    const pictures = files.filter(({ name }) => fileKind(name) === 'image');
    return (
      <ImageViewer
        pictures={pictures.map((picture) => ({ name: picture.name, address: addressOf(picture) }))}
        index={pictures.indexOf(file)}
        words={words}
        onClose={onClose}
        {...(place === 'table' ? { smallest: smallestInTable } : {})}
      />
    );
  }
  const address = addressOf(file);
  const common = { name: file.name, words, onClose };
  if (kind === 'video') return <VideoViewer {...common} address={address} download={downloadAddress(address)} />;
  return <PdfViewer {...common} page={viewerPage(address)} />;
}

function pageOfThisServer(address: string): string {
  return viewerPageAddress(window.location, address);
}
