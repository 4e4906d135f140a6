import { Alert } from 'antd';
import { useEffect, useRef } from 'react';

interface FocusedMessageProps {
  readonly type: 'info' | 'success';
  readonly text: string;
}

/** What came of a form whose place it takes: it gets the focus that the form had. */
export function FocusedMessage({ type, text }: FocusedMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1}>
      <Alert type={type} showIcon role="status" title={text} />
    </div>
  );
}
