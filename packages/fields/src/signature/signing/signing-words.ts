import { words } from '../../words.ts';

/** Loaded with the dialog. */
export const signingWords = {
  close: words('关闭', '關閉', 'Close'),
  cancel: words('取消', '取消', 'Cancel'),
  title: words('电子签名', '電子簽署', 'Signature'),
  ways: words('签名方式', '簽署方式', 'Ways to sign'),
  draw: words('手写', '手寫', 'Draw'),
  type: words('输入', '輸入', 'Type'),
  upload: words('上传', '上載', 'Upload'),
  drawLead: words(
    '请用手指、触控笔或鼠标在框内签名。',
    '請用手指、觸控筆或滑鼠在框內簽署。',
    'Sign in the box with your finger, a pen or the mouse.',
  ),
  pad: words('签名框', '簽署框', 'Box to sign in'),
  undo: words('撤销上一笔', '復原上一筆', 'Undo last stroke'),
  clear: words('清除', '清除', 'Clear'),
  typeLabel: words('您的姓名', '您的姓名', 'Your name'),
  typed: words('以签名样式显示的姓名', '以簽名樣式顯示的姓名', 'Your name as a signature'),
  uploadLead: words(
    '请选择您的签名图片（JPG、PNG）。',
    '請選擇您的簽名圖片（JPG、PNG）。',
    'Choose a picture of your signature (JPG, PNG).',
  ),
  choose: words('选择图片', '選擇圖片', 'Choose a picture'),
  uploaded: words('您选择的图片', '您選擇的圖片', 'The picture you chose'),
  unreadable: words(
    '无法读取这张图片，请另选一张。',
    '無法讀取這張圖片，請另選一張。',
    'This picture cannot be read. Please choose another.',
  ),
  save: words('保存签名', '儲存簽名', 'Save signature'),
  saveSignNoData: words('请先签名。', '請先簽署。', 'Please sign first.'),
  saved: words('已存签名', '已存簽名', 'Saved'),
  savedLead: words(
    '您之前保存的签名，将原样使用。',
    '您先前儲存的簽名，將原樣使用。',
    'The signature you saved earlier. It is used again as it is.',
  ),
  savedPicture: words('您之前保存的签名', '您先前儲存的簽名', 'The signature you saved earlier'),
  acceptMissing: words('请先接受签名条款。', '請先接受簽署條款。', 'Please accept the policy on signatures first.'),
};
