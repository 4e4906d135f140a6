import { paragraphs } from '../paragraphs.ts';

export const guide = paragraphs(
  {
    sc: '企业家研修计划为期八个月，面向处于成长期的创业者和企业负责人。课程以真实企业的问题为起点，包括六次集中授课、四次企业走访和一次结业路演，全程由导师一对一陪伴。',
    tc: '企業家研修計劃為期八個月，面向處於成長期的創業者和企業負責人。課程以真實企業的問題為起點，包括六次集中授課、四次企業走訪和一次結業路演，全程由導師一對一陪伴。',
    en: 'The Entrepreneurs’ Fellowship is an eight-month programme for founders and heads of growing companies. It starts from the problems of real businesses: six teaching blocks, four company visits and a closing pitch day, with a personal mentor throughout.',
  },
  {
    sc: '报名时请先选择赛道。每条赛道招收二十四位学员，评审团由产业专家、投资人和学院教师组成。一位申请人只能报名一条赛道；提交之前可以更换。',
    tc: '報名時請先選擇賽道。每條賽道招收二十四位學員，評審團由產業專家、投資人和學院教師組成。一位申請人只能報名一條賽道；提交之前可以更換。',
    en: 'Begin by choosing a track. Each track admits twenty-four fellows, chosen by a jury of industry experts, investors and faculty. You may apply to one track only, and may change it until you submit.',
  },
  {
    sc: '您需要填写企业基本情况、近两年的经营数据、团队构成以及希望在研修期间解决的一个关键问题。商业计划书和财务数据仅供评审使用，评审成员均签有保密协议。',
    tc: '您需要填寫企業基本情況、近兩年的營運數據、團隊構成以及希望在研修期間解決的一個關鍵問題。商業計劃書和財務數據僅供評審使用，評審成員均簽有保密協議。',
    en: 'You will be asked about your company, its results over the past two years, your team, and one key problem you want to solve during the fellowship. Business plans and financial data serve the review alone, and every juror is bound by a confidentiality agreement.',
  },
  {
    sc: '如果您只是想先看看报名表，可以选择免密登录。请注意：免密登录的内容只保存在当前浏览器中，更换设备或清除缓存之后需要重新填写。',
    tc: '如果您只是想先看看報名表，可以選擇免密登入。請注意：免密登入的內容只儲存在目前瀏覽器中，更換裝置或清除緩存之後需要重新填寫。',
    en: 'If you only want to look at the form first, sign in without a password. Note that what you enter then stays in this browser: changing device or clearing the cache means filling it in again.',
  },
  {
    sc: '初审结果在赛道截止后两周内公布，随后安排三十分钟的线上面谈。录取学员将收到正式录取函和缴费通知。',
    tc: '初審結果在賽道截止後兩週內公佈，隨後安排三十分鐘的線上面談。錄取學員將收到正式錄取函和繳費通知。',
    en: 'Results of the first review appear within two weeks of a track’s closing date, followed by a thirty-minute online interview. Successful applicants receive a formal letter of admission and payment instructions.',
  },
);

export const statement = paragraphs(
  {
    sc: '本人确认有权代表所填写的企业提交报名信息，所提供的经营数据、股权结构和团队信息真实，不侵犯任何第三方的商业秘密或知识产权。',
    tc: '本人確認有權代表所填寫的企業提交報名資料，所提供的營運數據、股權結構和團隊資料真實，不侵犯任何第三方的商業秘密或知識產權。',
    en: 'I confirm that I am entitled to submit this application for the company named, that the business figures, shareholding and team details are true, and that they infringe no third party’s trade secrets or intellectual property.',
  },
  {
    sc: '学院承诺对报名材料保密，未经本人书面同意，不会将企业信息用于招生以外的用途，也不会对外公布未录取者名单。',
    tc: '學院承諾對報名材料保密，未經本人書面同意，不會將企業資料用於招生以外的用途，也不會對外公佈未錄取者名單。',
    en: 'The Institute keeps application materials confidential. Without my written consent it uses company information for no purpose other than admission, and never publishes the names of unsuccessful applicants.',
  },
  {
    sc: '本人可以随时在账号菜单中注销账号。注销之后，报名信息和上传的文件将被删除且无法恢复，已经提交的报名同时视为撤回。',
    tc: '本人可以隨時在帳戶選單中刪除帳戶。刪除之後，報名資料和上載的檔案將被清除且無法恢復，已經提交的報名同時視為撤回。',
    en: 'I may delete my account at any time from the account menu. My registration and uploaded files are then erased beyond recovery, and an application already submitted counts as withdrawn.',
  },
);
