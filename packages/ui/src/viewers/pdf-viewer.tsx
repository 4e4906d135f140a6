import { useEffect, useRef } from 'react';
import { Dialog } from '../overlay/dialog.tsx';
import { closeRequest } from './close-request.ts';
import styles from './pdf-viewer.module.css';

export interface PdfViewerProps {
  readonly name: string;
  /** The address of the viewer page, including the file. */
  readonly page: string;
  readonly words: { readonly close: string };
  readonly onClose: () => void;
}

/** A document in a dialog of 80 percent width, shown by the viewer page. */
export function PdfViewer({ name, page, words, onClose }: PdfViewerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // Escape inside the frame does not reach this document, so the frame sends a message.
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
      if (isOurs && data === closeRequest) onClose();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [onClose]);
  return (
    <Dialog open title={name} closeLabel={words.close} onClose={onClose} width="80%">
      {/* A page of our own, which fetches the file with the person's session: a sandbox would prevent that. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} className={styles.page} src={page} title={name} />
    </Dialog>
  );
}
