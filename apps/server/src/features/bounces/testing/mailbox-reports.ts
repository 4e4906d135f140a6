import { base64, head, type Returned } from './reports.ts';

/** The text is in HTML and base64, the status in base64 as well, and empty lines contain spaces. */
export const exchangeReport = (mail: Returned) => `From: "Microsoft Outlook" <MicrosoftExchange329e@example.org>
To: <${mail.to}>
Subject: Undeliverable: =?utf-8?B?5o6o6I2Q5L+h?=
Content-Type: multipart/report; report-type=delivery-status;
 boundary="_9f8e7d6c-5b4a-3210_"
MIME-Version: 1.0
X-MS-Exchange-Message-Is-Ndr:

--_9f8e7d6c-5b4a-3210_
Content-Type: multipart/alternative; differences=Content-Type;
 boundary="_inner-0001_"

--_inner-0001_
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: base64

${base64(`Your message to ${mail.recipient} couldn't be delivered.`)}
--_inner-0001_
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: base64

${base64(`<p>Your message to ${mail.recipient} couldn't be delivered.</p>`)}
--_inner-0001_--

--_9f8e7d6c-5b4a-3210_
Content-Type: message/delivery-status
Content-Transfer-Encoding: base64

${base64(`Reporting-MTA: dns;AM0PR01.example.org
Received-From-MTA: dns;relay.example.edu
 \t
Final-Recipient: rfc822;${mail.recipient}
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound;
 Recipient not found by SMTP address lookup
`)}
--_9f8e7d6c-5b4a-3210_
Content-Type: message/rfc822

${head(mail)}

--_9f8e7d6c-5b4a-3210_--
`;

/** The address is in lower case, and related parts come before the status. */
export const gmailReport = (mail: Returned) => `Delivered-To: ${mail.to.toUpperCase()}
Return-Path: <>
From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
To: ${mail.to}
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
In-Reply-To: <${mail.messageId}>
X-Failed-Recipients: ${mail.recipient}
Content-Type: multipart/report; boundary="000000000000a1b2c3"; report-type=delivery-status

--000000000000a1b2c3
Content-Type: multipart/related; boundary="000000000000d4e5f6"

--000000000000d4e5f6
Content-Type: text/html; charset="UTF-8"
Content-Transfer-Encoding: quoted-printable

<p>Address not found: the address <b>${mail.recipient}</b> couldn=27t be found</p>
--000000000000d4e5f6
Content-Type: image/png; name="icon.png"
Content-Disposition: attachment; filename="icon.png"
Content-Transfer-Encoding: base64
Content-ID: <icon.png>

iVBORw0KGgo=
--000000000000d4e5f6--
--000000000000a1b2c3
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.com
Arrival-Date: Tue, 03 Mar 2026 21:06:08 -0800 (PST)
X-Original-Message-ID: <${mail.messageId}>

Final-Recipient: rfc822; ${mail.recipient}
Action: failed
Status: 5.1.1
Remote-MTA: dns; gmail-smtp-in.l.google.com. (192.0.2.27)
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.
Last-Attempt-Date: Tue, 03 Mar 2026 21:06:09 -0800 (PST)

--000000000000a1b2c3
Content-Type: message/rfc822

${head(mail)}

--000000000000a1b2c3--
`;

/** In Chinese and without any format; only the quoted SMTP response counts. */
export const qqMail = (mail: Returned) => `Return-Path: <>
From: "=?utf-8?B?UG9zdE1hc3Rlcg==?=" <PostMaster@qq.com>
To: "=?utf-8?B?Ym91bmNlcw==?=" <${mail.to}>
Subject: =?utf-8?B?${Buffer.from('来自qq.com的退信').toString('base64')}?=
Mime-Version: 1.0
Content-Type: multipart/mixed;
	boundary="----=_NextPart_65A1B2C3"

------=_NextPart_65A1B2C3
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: base64

${base64(`<div>很抱歉，您发送到 ${mail.recipient} 的邮件被系统退回。<br>退信原因：收件人地址不存在。<br>host mx3.qq.com said: 550 Mailbox unavailable or access denied</div>`)}
------=_NextPart_65A1B2C3--
`;
