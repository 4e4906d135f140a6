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
} as const satisfies Dictionary<typeof en>;
