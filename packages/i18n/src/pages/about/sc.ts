import type { Dictionary } from '../../dictionary.ts';
import type { abouts as en } from './en.ts';

export const abouts = {
  '/activity': '可报名的开放日、宣讲会和面谈活动将列在这里。',
  '/activity/details': '这里将显示活动的时间、地点、剩余名额和报名表。',
  '/activity/signIn': '您到达活动现场后，将在这里签到。',
  '/article/activities': '您将可以在这里预约学院活动，并查看已预约的场次。',
  '/article/examination': '联考的时间、报名和成绩信息将放在这里。',
  '/article/progress': '申请的每一步及其日期和结果将显示在这里。',
  '/feedback': '您将可以在这里向招生办公室反馈意见并查看回复。',
  '/interview_invitation': '面试邀请将显示在这里，包括时间、地点和准备事项。',
  '/interview_result_confirm': '面试结果将显示在这里，由您确认接受或放弃。',
  '/interview_result_confirm/protocol': '与确认相关的协议将放在这里，供您阅读并签署。',
  '/is_interview': '您将在这里告知是否参加面试。',
  '/letter/admissionLetter': '您的录取通知书将显示在这里，可保存或打印。',
  '/activities': '您将在这里填写学校的问卷。',
  '/questionnaire': '您将在这里填写学校的问卷。',
  '/progress': '申请进度和后续日程的时间线将显示在这里。',
  '/retest': '您将在这里申请复试并查看结果。',
  '/supplement': '学校要求您补充的材料将列在这里。',
  '/supplement/preview': '您补交的材料将显示在这里，仅供查看。',
  '/supplementary-form': '您将在这里填写并上传补充材料。',
} as const satisfies Dictionary<typeof en>;
