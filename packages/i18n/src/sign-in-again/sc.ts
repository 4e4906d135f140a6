import type { Dictionary } from '../dictionary.ts';
import type { signInAgain as english } from './en.ts';

export const signInAgain = {
  title: '请重新登录',
  lead: '您的登录已失效。您填写的内容没有丢失，仍在此页上，登录后即会保存。',
  as: '此前登录的账号：{name}',
  close: '暂不登录',
  retry: '重试',
  other: {
    title: '这是另一个账号',
    lead: '您登录的是 {other}。此页内容属于 {name}，不会保存到其他账号。',
    back: '以 {name} 登录',
    goOn: '以 {other} 继续',
    nameless: '另一个账号',
  },
} as const satisfies Dictionary<typeof english>;
