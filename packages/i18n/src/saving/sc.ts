import type { Dictionary } from '../dictionary.ts';
import type { saving as en } from './en.ts';

export const saving = {
  word: {
    saved: '已保存',
    savedAt: '已于 {time} 保存',
    saving: '正在保存…',
    onDevice: '已存于本设备，尚未发送',
    retrying: '尚未保存，正在重试；已存于本设备',
    retryingLoose: '尚未保存，正在重试；请勿关闭本页面',
    stopped: '未保存；已存于本设备',
    stoppedLoose: '未保存；请勿关闭本页面',
    tryNow: '立即重试',
    choose: '选择保留哪一份',
  },
  conflict: {
    title: '有 {count} 项回答在两处被修改',
    lead: '内容没有丢失，两份都在这里。请选择保留哪一份。',
    mine: '在此处填写的',
    theirs: '在别处填写的',
    nothing: '没有填写',
    keepMine: '保留此处填写的',
    keepTheirs: '采用别处填写的',
    goTo: '转到“{field}”',
    here: '此项在其他地方也有修改，两份内容都已保留。',
    compare: '对比并选择',
  },
  version: {
    title: '院校已更新申请表',
    text: '您的答案已一并带入，输入的内容没有丢失。',
    added: '新增问题：',
    gone: '不再询问：',
    renamed: '表述有变：',
    renamedTo: '{before} → {after}',
    nothing: '本部分的问题与之前相同。',
    understood: '知道了',
  },
  leftOver: {
    title: '已无对应问题的答案（{count, number}）',
    text: '申请表更新后不再询问以下内容。您的答案会一直显示在这里，直到您选择不再显示。',
    row: '{group}，第 {row, number} 条',
    copy: '复制',
    copied: '已复制',
    dismiss: '不再显示',
    dismissLabel: '不再显示：{name}',
    dismissFailed: '操作未成功，请重试。',
  },
} as const satisfies Dictionary<typeof en>;
