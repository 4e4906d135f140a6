import type { Dictionary } from '../dictionary.ts';
import type { recommenderEntry as en } from './en.ts';

export const recommenderEntry = {
  lead: '请输入收到推荐邀请的邮箱，我们会将验证码发送到该邮箱，无需账号和密码。',
  sent: '如果有推荐邀请发往 {address}，您将收到验证码，10 分钟内有效。',
  submit: '登录',
  byLink: '收到邀请邮件了吗？直接点击邮件中的按钮，即可打开推荐信。',
  toContinue: '请先登录，再继续填写推荐信。',
} as const satisfies Dictionary<typeof en>;
