import { words } from '../../words.ts';

/** Loaded with the dialog. */
export const cameraWords = {
  close: words('关闭', '關閉', 'Close'),
  cancel: words('取消', '取消', 'Cancel'),
  title: words('录制视频', '錄製影片', 'Record a video'),
  lead: words(
    '获得您的允许后将打开摄像头。您在此看到的画面就是录制的内容。',
    '獲得您的允許後將開啟鏡頭。您在此看到的畫面就是錄製的內容。',
    'The camera opens when you allow it. What you see here is what is recorded.',
  ),
  limit: words(
    '录制 {time} 后将自动停止。',
    '錄製 {time} 後將自動停止。',
    'The recording ends by itself after {time}.',
  ),
  opening: words('正在打开摄像头…', '正在開啟鏡頭…', 'Opening the camera…'),
  picture: words('摄像头画面', '鏡頭畫面', 'Picture of the camera'),
  recorded: words('您录制的视频', '您錄製的影片', 'Your recording'),
  open: words('打开摄像头', '開啟鏡頭', 'Open the camera'),
  start: words('开始录制', '開始錄製', 'Start recording'),
  stop: words('停止录制', '停止錄製', 'Stop recording'),
  preview: words('预览', '預覽', 'Preview'),
  again: words('重新录制', '重新錄製', 'Record again'),
  upload: words('上传', '上載', 'Upload'),
  remaining: words('剩余时间：{time}', '剩餘時間：{time}', 'Time left: {time}'),
  elapsed: words('已录制：{time}', '已錄製：{time}', 'Recorded: {time}'),
  recording: words('正在录制', '正在錄製', 'Recording'),
  stopped: words(
    '录制完成。您可以预览、上传或重新录制。',
    '錄製完成。您可以預覽、上載或重新錄製。',
    'The recording is ready. Look at it, upload it, or record again.',
  ),
  none: words(
    '还没有录制视频，请先录制。',
    '尚未錄製影片，請先錄製。',
    'There is no recording yet. Please record a video first.',
  ),
  missing: words(
    '缺少参数：没有摄像头画面，请先打开摄像头。',
    '缺少參數：沒有鏡頭畫面，請先開啟鏡頭。',
    'Missing parameter: there is no picture from the camera. Please open the camera first.',
  ),
  unplayable: words(
    '该视频暂时无法播放，请稍后再试',
    '該影片暫時無法播放，請稍後再試',
    'This video cannot be played now, please try later',
  ),
  failedTitle: words('无法使用摄像头', '無法使用鏡頭', 'The camera cannot be used'),
  failed: words(
    '摄像头打开失败。请检查摄像头是否已连接、是否被其他程序占用，以及是否已允许本网站使用。',
    '鏡頭開啟失敗。請檢查鏡頭是否已連接、是否正被其他程式使用，以及是否已允許本網站使用。',
    'The camera could not be opened. Please check that it is connected, that no other program uses it, and that this site may use it.',
  ),
  absent: words(
    '当前浏览器不支持 GetUserMedia',
    '目前的瀏覽器不支援 GetUserMedia',
    'GetUserMedia is not implemented in this browser',
  ),
  absentTip: words(
    '请使用带有摄像头的设备，并允许本网站使用摄像头。您也可以选择视频文件上传。',
    '請使用配備鏡頭的裝置，並允許本網站使用鏡頭。您也可以選擇影片檔案上載。',
    'Please use a device with a camera, and allow this site to use it. You can also choose a video file.',
  ),
  tryAgain: words('重试', '重試', 'Try again'),
  leaveTitle: words('放弃这段录像？', '放棄這段錄影？', 'Discard the recording?'),
  leave: words(
    '这段录像尚未上传，现在关闭将会丢失。',
    '這段錄影尚未上載，現在關閉將會遺失。',
    'The recording has not been uploaded. If you close now, it is lost.',
  ),
  discard: words('放弃', '放棄', 'Discard'),
  keep: words('保留', '保留', 'Keep it'),
};
