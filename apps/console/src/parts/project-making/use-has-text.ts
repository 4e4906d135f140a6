import type { LocalText } from '@portico/form-engine/language';
import type { Rule } from 'antd/es/form';

/** A rule of a form: the text is there in one language at least. */
export function useHasText(): (message: string) => Rule {
  return (message) => ({
    validator: (_rule, text: LocalText) =>
      Object.values(text).some((one) => one.trim() !== '') ? Promise.resolve() : Promise.reject(new Error(message)),
  });
}
