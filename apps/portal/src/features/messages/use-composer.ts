import { largestMessageFile, longestMessage, mostMessageFiles } from '@portico/contract/message-limits';
import { sendMessage, uploadForMessage } from '@portico/contract/messages';
import type { Message } from '@portico/contract/messages.schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { type MessageDraft, newDraft, openDrafts } from './message-draft.ts';

const megabyte = 1_048_576;

/** A message while it is written: kept in this browser with every change, sent once. */
export function useComposer(onSent: (message: Message) => void) {
  const t = useTranslations('conversation');
  const failureText = useFailureText();
  const { draft, change, latest } = useDraft();
  const [problem, setProblem] = useState('');
  const [uploading, setUploading] = useState('');
  const [isSending, setSending] = useState(false);
  const isTooLong = draft.text.trim().length > longestMessage;

  const attach = async (chosen: readonly File[]) => {
    setProblem('');
    for (const file of chosen) {
      const problem = await attachOne(file);
      if (problem === '') continue;
      setProblem(problem);
      break;
    }
    setUploading('');
  };
  const attachOne = async (file: File): Promise<string> => {
    if (latest().files.length >= mostMessageFiles) return t('tooMany', { most: mostMessageFiles });
    if (file.size > largestMessageFile * megabyte) return t('tooLarge', { name: file.name, size: largestMessageFile });
    setUploading(file.name);
    try {
      const stored = await call(uploadForMessage, { id: latest().id, file });
      change((before) => ({ ...before, files: [...before.files, stored] }));
      return '';
    } catch (failure) {
      return failureText(failure);
    }
  };

  const send = async (): Promise<boolean> => {
    if (isSending || uploading !== '') return false;
    if (isTooLong) return false;
    if (draft.text.trim() === '' && draft.files.length === 0) {
      setProblem(t('needed'));
      return false;
    }
    setProblem('');
    setSending(true);
    try {
      onSent(await sendOnce(draft));
      change(() => newDraft());
      return true;
    } catch (failure) {
      setProblem(failureText(failure));
      return false;
    } finally {
      setSending(false);
    }
  };

  return {
    draft,
    problem,
    uploading,
    isSending,
    isTooLong,
    write: (text: string) => {
      setProblem('');
      change((before) => ({ ...before, text }));
    },
    remove: (uid: string) =>
      change((before) => ({ ...before, files: before.files.filter((file) => file.uid !== uid) })),
    attach,
    send,
  };
}

/** If another tab has sent the same draft before more was typed here, this is another message. */
async function sendOnce({ id, text, files }: MessageDraft): Promise<Message> {
  const input = { text, files: files.map(({ uid }) => uid).join(',') };
  const message = await call(sendMessage, { ...input, id });
  if (message.text === text.replaceAll('\r\n', '\n').trim()) return message;
  return call(sendMessage, { text, id: newDraft().id, files: '' });
}

/** What is written, as kept in this browser; `latest` is it at the moment of the call, whatever was rendered last. */
function useDraft() {
  const [draft, setDraft] = useState(newDraft);
  const current = useRef(draft);
  const [drafts] = useState(openDrafts);
  const show = useCallback((next: MessageDraft) => {
    current.current = next;
    setDraft(next);
  }, []);
  useEffect(() => {
    let isOver = false;
    void drafts.read().then((stored) => {
      // Whoever types faster than it is read is not overwritten.
      if (stored !== null && !isOver && current.current.text === '') show(stored);
    });
    return () => {
      isOver = true;
    };
  }, [drafts, show]);
  const change = useCallback(
    (next: (before: MessageDraft) => MessageDraft) => {
      show(next(current.current));
      void drafts.write(current.current);
    },
    [drafts, show],
  );
  const latest = useCallback(() => current.current, []);
  return { draft, change, latest };
}
