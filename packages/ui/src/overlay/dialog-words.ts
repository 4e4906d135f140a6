import { createContext, use } from 'react';

/** What a dialog says where it has no words of its own. */
export interface DialogWords {
  readonly title: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly close: string;
}

// Spec 8 names these; each application puts those of its language around its screens.
const specified: DialogWords = { title: '提示信息', confirm: '确定', cancel: '取消', close: '关闭' };

/** The one place the usual words come from. */
export const DialogWordsContext = createContext(specified);

export function useDialogWords(): DialogWords {
  return use(DialogWordsContext);
}
