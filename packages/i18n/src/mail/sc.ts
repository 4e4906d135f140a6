import type { Dictionary } from '../dictionary.ts';
import type { mail as en } from './en.ts';

export const mail = {
  welcome: {
    subject: '欢迎使用{project}',
    greeting: '{name}，您好：',
    accountReady: '您在{project}的账号已经开通，登录账号为 {account}。',
    nextStep:
      '请先阅读报名指南，再选择申请类型，按自己的节奏填写申请表。提交之前，已保存的内容会一直保留在您的账号中。',
    safety: '我们不会以任何方式索要您的密码。如果您并未申请，请忽略本邮件。',
    action: '进入系统',
    closing: '期待收到您的申请。',
    signature: '{organisation} 招生办公室',
  },
  opening: {
    subject: '{batch}已开放申请｜{project}',
    greeting: '{name}，您好：',
    open: '{batch}现已开放申请，截止时间为 {until}。',
    advice: '请为准备材料预留时间；如需推荐信，也请尽早联系推荐人。截止之前提交的申请有效，逾期不再受理。',
    action: '继续填写申请',
    closing: '如有疑问，请发送邮件至 {contact}。',
    signature: '{organisation} 招生办公室',
  },
  sms: {
    opening: '【{project}】{batch}已开放申请，截止时间 {until}，请登录 {link} 填写。',
  },
  footer: {
    reason: '您收到本邮件，是因为有人使用此邮箱注册了{project}的账号。',
    noReply: '本邮件由系统自动发送，请勿直接回复。',
    linkHint: '如果按钮无法点击，请将以下地址复制到浏览器中打开：{link}',
  },
} as const satisfies Dictionary<typeof en>;
