import { sendTestMessage } from '@portico/contract/operator';
import type { SendTestMessage } from '@portico/contract/operator.schemas';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export function useTestMessage() {
  return useMutation({ mutationFn: (input: SendTestMessage['input']) => call(sendTestMessage, input) });
}
