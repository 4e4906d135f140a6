import { paragraphs } from '../paragraphs.ts';

export const guide = paragraphs(
  {
    sc: '北溟国际数学研究中心每年面向全球招募博士后研究员、访问学者与青年学者，并举办研究生暑期学校，研究领域涵盖数论与表示论、代数几何、几何分析、概率论、动力系统以及计算与应用数学。',
    tc: '北溟國際數學研究中心每年面向全球招募博士後研究員、訪問學者與青年學者，並舉辦研究生暑期學校，研究領域涵蓋數論與表示論、代數幾何、幾何分析、概率論、動力系統以及計算與應用數學。',
    en: 'Every year the Beiming International Center for Mathematical Research appoints postdoctoral, visiting and junior fellows from all over the world and holds a graduate summer school, in number theory and representation theory, algebraic geometry, geometric analysis, probability, dynamical systems, and computational and applied mathematics.',
  },
  {
    sc: '申请材料包括：学术经历、论文目录、研究计划（不超过五页）、一至三篇代表性论文，以及至少三封推荐信。论文请提供 PDF，已公开的预印本可以只填写链接。访问学者无需提交论文，暑期学校也无需提交研究计划。',
    tc: '申請材料包括：學術經歷、論文目錄、研究計劃（不超過五頁）、一至三篇代表性論文，以及至少三封推薦信。論文請提供 PDF，已公開的預印本可以只填寫連結。訪問學者無需提交論文，暑期學校也無需提交研究計劃。',
    en: 'An application consists of your academic career, a list of publications, a research plan of at most five pages, one to three representative papers, and at least three letters of recommendation. Please give papers as PDF; for a public preprint a link is enough. Visiting fellows submit no papers, and the summer school asks for no research plan either.',
  },
  {
    sc: '推荐信分两步完成：您先填写推荐人信息并发送邀请，推荐人收到邮件后在线提交。您可以随时在“推荐信”中看到每封信处于“已发出邀请”还是“已收到推荐信”，并在需要时发送提醒。',
    tc: '推薦信分兩步完成：您先填寫推薦人資料並發送邀請，推薦人收到電郵後線上提交。您可以隨時在「推薦信」中看到每封信處於「已發出邀請」還是「已收到推薦信」，並在需要時發送提醒。',
    en: 'Letters take two steps: you enter your recommenders and send the invitations, then each recommender submits online from the link in the mail. Under “Recommendation letters” you always see which invitations are out and which letters have arrived, and you can send a reminder.',
  },
  {
    sc: '评审由各方向的学术委员会独立进行，通常在截止后六周内完成。进入短名单的申请人将受邀作一次线上学术报告。中心鼓励女性及来自欠发达地区的数学家申请。',
    tc: '評審由各方向的學術委員會獨立進行，通常在截止後六週內完成。獲選入圍的申請人將受邀作一次線上學術報告。中心鼓勵女性及來自資源較少地區的數學家申請。',
    en: 'Each field’s academic committee reviews independently, normally within six weeks of the deadline. Short-listed applicants are invited to give a talk online. The Center encourages applications from women and from mathematicians in less-resourced regions.',
  },
);

export const statement = paragraphs(
  {
    sc: '本人确认：所提交的论文和研究计划由本人独立完成或如实注明合作者，不存在抄袭、一稿多投或其他学术不端行为。',
    tc: '本人確認：所提交的論文和研究計劃由本人獨立完成或如實註明合作者，不存在抄襲、一稿多投或其他學術不端行為。',
    en: 'I confirm that the papers and the research plan I submit are my own work or name every collaborator truthfully, and involve no plagiarism, duplicate submission or other academic misconduct.',
  },
  {
    sc: '本人同意中心将申请材料提供给参与评审的学术委员会成员及外部评审专家，并理解推荐信内容保密，本人放弃查阅的权利。',
    tc: '本人同意中心將申請材料提供給參與評審的學術委員會成員及外部評審專家，並理解推薦信內容保密，本人放棄查閱的權利。',
    en: 'I agree that my materials are shown to the members of the academic committee and to external reviewers. I understand that letters of recommendation are confidential, and I waive the right to read them.',
  },
  {
    sc: '本人理解：未获聘任的申请材料将在评审结束一年后删除；如需提前删除，可以书面联系中心。',
    tc: '本人理解：未獲聘任的申請材料將在評審結束一年後刪除；如需提前刪除，可以書面聯絡中心。',
    en: 'I understand that the materials of unsuccessful applications are deleted one year after the review has ended, or earlier at my written request.',
  },
);
