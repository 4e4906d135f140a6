import { lookPreviewPath } from '@portico/contract/look-preview-path';
import { lookMessages, type LookView } from '@portico/contract/shown-look';
import { type RefObject, useEffect, useRef } from 'react';
import classes from './portal-frame.module.css';
import { useWidth } from './use-width.ts';

export interface FrameSize {
  readonly width: number;
  readonly height: number;
  /** As high as this on the screen, however much it is scaled down. */
  readonly isFixed?: boolean;
}

/** What else is said between a page and the frame, besides the look. */
export interface FrameTalk {
  /** The frame begins anew and knows nothing. */
  readonly begin: (send: (message: object) => void) => void;
  readonly hear: (message: object) => void;
  readonly end: () => void;
}

interface PortalFrameProps {
  readonly title: string;
  readonly size: FrameSize;
  readonly view: LookView;
  /** The screen of the portal; the home page if none is named. */
  readonly screen?: string;
  readonly talk?: FrameTalk;
}

/** The real portal in a frame without an origin, a connection or storage, scaled down to the room that there is. */
export function PortalFrame({ title, size, view, screen = '', talk }: PortalFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const { width } = size;
  const scale = Math.min(1, room / width) || 1;
  const height = size.isFixed === true ? size.height / scale : size.height;
  useTalk(frame, view, talk);
  return (
    <div ref={place} className={classes.place} style={{ height: height * scale }}>
      <iframe
        ref={frame}
        className={classes.frame}
        title={title}
        src={`${lookPreviewPath}?lang=${view.language}${screen === '' ? '' : `#${screen}`}`}
        sandbox="allow-scripts"
        style={{
          width,
          height,
          marginInlineStart: Math.max(0, (room - width * scale) / 2),
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}

/** Tells the frame what to show: once it is ready, and whenever that changes. */
function useTalk(frame: RefObject<HTMLIFrameElement | null>, view: LookView, talk: FrameTalk | undefined): void {
  const newest = useRef(view);
  useEffect(() => {
    newest.current = view;
    send(frame.current, { kind: lookMessages.view, view });
  });
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || !isMessage(data)) return;
      if (data.kind !== lookMessages.ready) {
        talk?.hear(data);
        return;
      }
      // First what is shown, then how: the look is what the page waits for.
      talk?.begin((message) => send(frame.current, message));
      send(frame.current, { kind: lookMessages.view, view: newest.current });
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      talk?.end();
    };
  }, [frame, talk]);
}

/** A sandboxed page has no origin that could be named; the policy of the console lets the frame show its own server alone. */
function send(frame: HTMLIFrameElement | null, message: object): void {
  frame?.contentWindow?.postMessage(message, '*');
}

function isMessage(data: unknown): data is { readonly kind: unknown } {
  return typeof data === 'object' && data !== null && 'kind' in data;
}
