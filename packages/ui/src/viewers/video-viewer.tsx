import { useState } from 'react';
import { LinkButton } from '../button/link-button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import styles from './video-viewer.module.css';

export interface VideoViewerProps {
  readonly name: string;
  readonly address: string;
  /** The download address of the file. */
  readonly download: string;
  readonly words: VideoWords;
  readonly onClose: () => void;
}

interface VideoWords {
  readonly close: string;
  readonly download: string;
  readonly video: { readonly failed: string };
}

// Spec 9: videos are 590 px wide; the dialog adds its margins.
const dialogWidth = 640;

/** A video in a dialog; if it cannot be played, what to do instead. */
export function VideoViewer({ name, address, download, words, onClose }: VideoViewerProps) {
  const [failed, setFailed] = useState(false);
  return (
    <Dialog open title={name} closeLabel={words.close} onClose={onClose} width={dialogWidth}>
      {failed ? (
        <div className={styles.failed}>
          <Notice kind="error">{words.video.failed}</Notice>
          <LinkButton kind="secondary" href={download} download={name}>
            {words.download}
          </LinkButton>
        </div>
      ) : (
        // Applicants' own recordings have no captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          className={styles.video}
          src={address}
          aria-label={name}
          controls
          playsInline
          preload="metadata"
          onError={() => setFailed(true)}
        />
      )}
    </Dialog>
  );
}
