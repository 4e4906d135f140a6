import { useEffect, useRef, useState, type ChangeEvent, type CompositionEvent, type FocusEvent } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * While an input method is composing, its text is shown but not reported, so that nothing checks or counts it. It is
 * never lost: leaving the field, hiding the page or removing the field reports it as it is.
 */
export function useComposed(saved: string, keep: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const rescue = useRef<(() => void) | null>(null);
  const composing = draft !== null;

  useEffect(() => {
    if (!composing) return undefined;
    const keepDraft = () => rescue.current?.();
    document.addEventListener('visibilitychange', keepDraft);
    return () => {
      document.removeEventListener('visibilitychange', keepDraft);
      keepDraft();
    };
  }, [composing]);

  const hold = (text: string) => {
    rescue.current = () => keep(text);
    setDraft(text);
  };
  const settle = (text: string) => {
    rescue.current = null;
    setDraft(null);
    if (text !== saved) keep(text);
  };
  return {
    value: draft ?? saved,
    onChange: ({ currentTarget: { value } }: ChangeEvent<TextElement>) =>
      rescue.current === null ? keep(value) : hold(value),
    onCompositionStart: ({ currentTarget: { value } }: CompositionEvent<TextElement>) => hold(value),
    onCompositionEnd: ({ currentTarget: { value } }: CompositionEvent<TextElement>) => settle(value),
    onBlur: ({ currentTarget: { value } }: FocusEvent<TextElement>) => {
      if (rescue.current !== null) settle(value);
    },
  };
}
