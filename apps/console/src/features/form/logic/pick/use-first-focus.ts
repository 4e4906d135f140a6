import type { RefSelectProps } from 'antd';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** The focus goes to a control that was just added, so that the sentence can be written on without the mouse. */
export function useFirstFocus(isWanted: boolean): RefObject<RefSelectProps | null> {
  const control = useRef<RefSelectProps>(null);
  const [isFirst] = useState(isWanted);
  useEffect(() => {
    if (isFirst) control.current?.focus();
  }, [isFirst]);
  return control;
}
