import { longestMessage } from '@portico/contract/message-limits';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { type Thread, useThreadChanges } from './use-inbox.ts';

const pauseMs = 800;

interface Answer {
  readonly message: string;
  readonly text: string;
  readonly files: readonly StoredFile[];
}
const nothing = (): Answer => ({ message: crypto.randomUUID(), text: '', files: [] });

/** An answer while it is written: the server keeps it with every pause, so that no closed tab loses it. */
export function useAnswer(applicant: string, thread: Thread, onSent: () => void) {
  const { answer: send, keep, upload } = useThreadChanges(applicant);
  const [answer, setAnswer] = useState<Answer>(() => ({ ...nothing(), ...thread.draft }));
  const keeping = useMutation({ mutationFn: ({ message, text }: Answer) => keep(message, text) });
  const pending = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly flush: () => void } | null>(null);
  const settle = () => {
    if (pending.current !== null) clearTimeout(pending.current.timer);
    pending.current = null;
  };
  // What was typed last is kept also if the page is left before the pause.
  useEffect(() => () => pending.current?.flush(), []);
  const change = (next: Answer) => {
    setAnswer(next);
    settle();
    const flush = () => {
      settle();
      keeping.mutate(next);
    };
    pending.current = { timer: setTimeout(flush, pauseMs), flush };
  };
  const sending = useMutation({
    mutationFn: async () => {
      settle();
      const { message, text, files } = answer;
      const { revision } = thread;
      return send({ message, text, revision, files: files.map(({ uid }) => uid) });
    },
    onSuccess: () => {
      setAnswer(nothing());
      onSent();
    },
  });
  const taken = sending.isPending ? undefined : thread.list.find(({ id }) => id === answer.message);
  useEffect(() => {
    if (taken === undefined) return;
    // Only the server's answer was lost; or it was sent from another tab before more was typed here, which is another message.
    const isSame = taken.text === answer.text.trim();
    setAnswer({ ...nothing(), text: isSame ? '' : answer.text });
    if (!isSame) return;
    sending.reset();
    onSent();
    // oxlint-disable-next-line react/exhaustive-deps -- once for a message that turns out to be sent
  }, [taken?.id]);
  const length = answer.text.trim().length;
  return {
    ...answer,
    length,
    isTooLong: length > longestMessage,
    isEmpty: length === 0 && answer.files.length === 0,
    keeping,
    sending,
    write: (text: string) => change({ ...answer, text }),
    attach: (files: readonly StoredFile[]) => setAnswer({ ...answer, files }),
    upload: (file: File, signal: AbortSignal) => upload(answer.message, file, signal),
  };
}
