import { sizeInWords } from '@portico/browser/size-in-words';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';

/** Uploads a file to the server and reports progress from 0 to 1. */
export type SendFile = (
  file: File,
  watch: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
) => Promise<StoredFile>;

export interface UploadRules {
  /** File extensions in lower case, such as `.png`. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly send: SendFile;
}

/** Uploads one file: its progress, or what is wrong with it. */
export function useUpload({ types, maxBytes, send }: UploadRules, onStored: (file: StoredFile) => void) {
  const t = useTranslations('console.upload');
  const failureText = useFailureText();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [share, setShare] = useState(0);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const sending = useMutation({
    mutationFn: async (file: File) => {
      const controller = new AbortController();
      abort.current = controller;
      setShare(0);
      const stored = await send(file, { onProgress: setShare, signal: controller.signal });
      controller.signal.throwIfAborted();
      return stored;
    },
    onSuccess: onStored,
  });
  const refusalOf = (file: File): string | null => {
    const name = file.name.toLowerCase();
    if (!types.some((type) => name.endsWith(type))) return t('wrongType', { types: types.join(' ') });
    if (file.size <= maxBytes) return null;
    return t('tooBig', { size: sizeInWords(file.size), most: sizeInWords(maxBytes) });
  };
  return {
    /** The file being uploaded. */
    file: sending.isPending ? sending.variables : null,
    share,
    problem: refusal ?? (sending.isError ? failureText(sending.error) : null),
    take: (file: File) => {
      const refusal = refusalOf(file);
      setRefusal(refusal);
      sending.reset();
      if (refusal === null) sending.mutate(file);
    },
    cancel: () => {
      abort.current?.abort();
      sending.reset();
    },
  };
}
