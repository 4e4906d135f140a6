import type { Dictionary } from '../../dictionary.ts';
import type { abouts as en } from './en.ts';

export const abouts = {
  '/activity': '可報名的開放日、講座和面談活動將列在這裡。',
  '/activity/details': '這裡將顯示活動的時間、地點、剩餘名額和報名表。',
  '/activity/signIn': '您到達活動現場後，將在這裡簽到。',
  '/article/activities': '您將可以在這裡預約學院活動，並查看已預約的場次。',
  '/article/examination': '聯考的時間、報名和成績資料將放在這裡。',
  '/article/progress': '申請的每一步及其日期和結果將顯示在這裡。',
  '/feedback': '您將可以在這裡向招生辦公室反映意見並查看回覆。',
  '/interview_invitation': '面試邀請將顯示在這裡，包括時間、地點和準備事項。',
  '/interview_result_confirm': '面試結果將顯示在這裡，由您確認接受或放棄。',
  '/interview_result_confirm/protocol': '與確認相關的協議將放在這裡，供您閱讀並簽署。',
  '/is_interview': '您將在這裡告知是否參加面試。',
  '/letter/admissionLetter': '您的錄取通知書將顯示在這裡，可儲存或列印。',
  '/activities': '您將在這裡填寫學校的問卷。',
  '/questionnaire': '您將在這裡填寫學校的問卷。',
  '/progress': '申請進度和後續日程的時間線將顯示在這裡。',
  '/retest': '您將在這裡申請複試並查看結果。',
  '/supplement': '學校要求您補充的材料將列在這裡。',
  '/supplement/preview': '您補交的材料將顯示在這裡，僅供查看。',
  '/supplementary-form': '您將在這裡填寫並上載補充材料。',
} as const satisfies Dictionary<typeof en>;
