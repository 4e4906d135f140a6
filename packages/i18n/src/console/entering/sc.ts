import type { Dictionary } from '../../dictionary.ts';
import type { entering as en } from './en.ts';

export const entering = {
  toSignIn: '前往登录',
  loading: '正在查看链接',
  mail: '邮箱',
  mailMissing: '请输入邮箱，例如 name@example.com。',
  name: '您的姓名',
  nameAbout: '同事将看到此姓名。',
  nameMissing: '请输入姓名。',
  newPassword: '新密码',
  passwordAbout: '至少 8 个字符，包含大写字母、小写字母和数字。',
  passwordWeak: '密码至少 8 个字符，并包含大写字母、小写字母和数字。',
  passwordCommon: '这个密码很容易被猜到，请换一个。',
  broken: '链接不完整。请从邮件中重新打开，或复制完整链接。',
  invitation: {
    title: '接受邀请',
    lead: '{by} 邀请您担任{role}：{place}。',
    address: '此邀请发给 {email}，您将使用此邮箱登录。',
    known: '此邮箱已有账号，姓名和密码保持不变。',
    other: '您当前以 {account} 登录，而此邀请发给 {email}。请先退出登录，或在其他浏览器中打开链接。',
    signOut: '退出登录并继续',
    make: '创建账号',
    accept: '接受角色',
    deadTitle: '此链接已失效',
  },
  forgotten: {
    link: '忘记密码？',
    title: '忘记密码',
    lead: '请输入您账号的邮箱，我们会发送设置新密码的链接。',
    submit: '发送链接',
    sent: '如果 {email} 有对应的账号，邮件已在发送途中，链接一小时内有效。请同时查看垃圾邮件。',
    none: '没有收到邮件，或账号没有邮箱？请联系邀请您的同事，所有者可以协助。',
  },
  newPasswordPage: {
    title: '设置新密码',
    lead: '您已登录的所有设备都将退出登录。两步验证保持不变。',
    submit: '设置密码',
    again: '重新获取链接',
  },
  ready: {
    invited: '账号已创建。请使用您设置的密码登录。',
    added: '您已获得新角色。请照常使用原密码登录。',
    password: '新密码已设置，请使用新密码登录。',
  },
} as const satisfies Dictionary<typeof en>;
