import { CallFailed } from '@portico/contract/call-failed';
import { useEffect, useRef, useState } from 'react';
import { useHashLocation } from '../../lib/navigation/hash-location.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';

export type Problems<F extends string> = { readonly [K in F]?: string | undefined };

/** The field that a refusal of the server belongs to, by its status; any other shows above the form. */
export type Placement<F extends string> = { readonly [status: number]: F };

/** Better texts for a refusal than the server's, if the screen knows more. */
type Words = { readonly [status: number]: string | undefined };

/**
 * A form that is sent once at a time, shows problems beside their fields, and focuses the first such field. If sending
 * it leads to another page, it stays busy until that page has loaded.
 */
export function useForm<F extends string>(placement: Placement<F> = {}, words: Words = {}) {
  const failureText = useFailureText();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const isLeft = useIsLeft();
  const [problems, setProblems] = useState<Problems<F>>({});
  const [failure, setFailure] = useState<{ readonly text: string; readonly status: number } | null>(null);
  const [refusals, setRefusals] = useState(0);
  const running = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (problems: Problems<F>) => {
    setProblems(problems);
    setRefusals((count) => count + 1);
  };

  const showFailure = (error: unknown) => {
    const status = statusOf(error);
    const field = placement[status];
    const text = words[status] ?? failureText(error);
    if (field === undefined) return setFailure({ text, status });
    const problems: Problems<F> = {};
    refuse(Object.assign(problems, { [field]: text }));
  };

  const submit = async (check: () => Problems<F> | Promise<Problems<F>>, send: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setState('sending');
    setFailure(null);
    let isSent = false;
    try {
      const problems = await check();
      if (Object.values(problems).some((problem) => problem !== undefined)) return refuse(problems);
      setProblems({});
      await send();
      isSent = true;
    } catch (error) {
      showFailure(error);
    } finally {
      running.current = false;
      setState(isSent ? 'sent' : 'idle');
    }
  };

  const clear = (field: F) => setProblems((present) => ({ ...present, [field]: undefined }));
  const busy = state === 'sending' || (state === 'sent' && isLeft);
  return { form, busy, problems, failure, submit, clear, refuse };
}

/** Whether the address has changed to a page that is still loading. */
function useIsLeft(): boolean {
  const { path } = useHashLocation();
  const [own] = useState(path);
  return path !== own;
}

/** The status of the refusal behind a failure; 0 if it is not a refusal. */
export function statusOf(failure: unknown): number {
  return failure instanceof CallFailed && failure.kind === 'refused' ? failure.status : 0;
}
