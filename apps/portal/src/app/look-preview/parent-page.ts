/** Tells the page that frames this one something, where it is the console of the same server. */
export function tellParent(kind: string, content: object = {}): void {
  parent.postMessage({ kind, ...content }, location.origin);
}

/** Only the page that frames this one is listened to, and only where it is the console of the same server. */
export function listenTo<M>(isMeant: (message: unknown) => message is M, take: (message: M) => void): () => void {
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === parent && parent !== window && origin === location.origin && isMeant(data)) take(data);
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}
