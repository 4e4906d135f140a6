import type { Dictionary } from '../dictionary.ts';
import type { errors as en } from './en.ts';

export const errors = {
  malformed: '请求内容有误，请检查后重试。',
  wrongHash: '请求在传输中受损，请重试。',
  notSignedIn: '请先登录。',
  wrongCredentials: '账号或密码不正确。',
  forbidden: '您没有权限进行此操作。',
  serviceEnded: '本项目的服务期已过。',
  notFound: '页面不存在',
  projectMissing: '项目不存在，请确认后重试',
  keyReused: '该请求已用于其他操作，请刷新页面后重试。',
  tooLarge: '提交的内容过大。',
  unsupportedMedia: '不支持该类型的请求。',
  tooMany: '操作过于频繁，请稍后再试。',
  broken: '系统错误：接口返回失败。',
  busy: '服务繁忙，请稍后再试。',
} as const satisfies Dictionary<typeof en>;
