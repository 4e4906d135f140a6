/** What reports of one mail have in common, whichever server writes them. */
export interface Returned {
  /** Where the report goes. */
  readonly to: string;
  readonly recipient: string;
  /** Of the mail that came back, without brackets. */
  readonly messageId: string;
}

const base64 = (text: string) =>
  Buffer.from(text, 'utf8')
    .toString('base64')
    .replaceAll(/(.{76})/g, '$1\n');

const head = ({ to, recipient, messageId }: Returned) => `Return-Path: <${to}>
Received: by relay.example.edu (Postfix, from userid 33)
 id 4XyZ; Wed, 4 Mar 2026 05:06:08 +0000 (UTC)
From: =?UTF-8?B?5p+Q5p+Q5aSn5a2m?= <office@example.com>
To: ${recipient}
Subject: =?UTF-8?B?5o6o6I2Q5L+h?=
Message-ID:
 <${messageId}>
MIME-Version: 1.0`;

/** With a Return-Path and an original recipient in xtext; headers folded. */
export const postfixReport = (mail: Returned) => `Return-Path: <>
X-Original-To: ${mail.to}
Delivered-To: ${mail.to}
From: MAILER-DAEMON@relay.example.edu (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${mail.to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4XyZ.1772600769/relay.example.edu"

This is a MIME-encapsulated message.

--4XyZ.1772600769/relay.example.edu
Content-Description: Notification
Content-Type: text/plain; charset=utf-8

<${mail.recipient}>: host mx.example.org[192.0.2.7] said: 550 5.1.1
    <${mail.recipient}>: Recipient address rejected (in reply to RCPT TO command)

--4XyZ.1772600769/relay.example.edu
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; relay.example.edu
X-Postfix-Queue-ID: 4XyZ
Arrival-Date: Wed,  4 Mar 2026 05:06:08 +0000 (UTC)

Final-Recipient: rfc822; ${mail.recipient}
Original-Recipient: rfc822;${mail.recipient.replace('+', '+2B')}
Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.example.org
Diagnostic-Code: smtp; 550 5.1.1 <${mail.recipient}>: Recipient address
    rejected

--4XyZ.1772600769/relay.example.edu
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

${head(mail)}

--4XyZ.1772600769/relay.example.edu--
`;

/** A whole mail comes back, and the recipients stand in a header too. */
export const eximReport = (mail: Returned) => `Envelope-to: ${mail.to}
X-Failed-Recipients: ${mail.recipient}
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@mail.example.net>
To: ${mail.to}
Content-Type: multipart/report; report-type=delivery-status; boundary=1772600769-eximdsn-804289383
MIME-Version: 1.0
Subject: Mail delivery failed: returning message to sender

--1772600769-eximdsn-804289383
Content-type: text/plain; charset=us-ascii

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error.

--1772600769-eximdsn-804289383
Content-type: message/delivery-status

Reporting-MTA: dns; mail.example.net

Action: failed
Final-Recipient: rfc822;${mail.recipient}
Status: 5.0.0
Remote-MTA: dns; mx.example.org
Diagnostic-Code: smtp; 550 no such user

--1772600769-eximdsn-804289383
Content-type: message/rfc822

${head(mail)}
Content-Type: text/plain

Dear colleague

--1772600769-eximdsn-804289383--
`;

/** From before reports had a form: words, and the recipients in a header. */
export const oldEximLetter = (mail: Returned) => `X-Failed-Recipients: ${mail.recipient}
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@mail.example.net>
To: ${mail.to}
Subject: Mail delivery failed: returning message to sender

A message that you sent could not be delivered:

  ${mail.recipient}
    SMTP error from remote mail server after RCPT TO: 550 no such user

------ This is a copy of the message, including all the headers. ------

${head(mail)}
`;

/** Words for people in HTML and in base64, the status in base64 as well, empty lines with blanks. */
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

/** The address in small letters, related parts before the status. */
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

/** Words in Chinese and no form at all; what counts is the answer that it quotes. */
export const qqLetter = (mail: Returned) => `Return-Path: <>
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

/** Told a few hours later: not delivered yet, and not given up. */
export const delayReport = (mail: Returned) =>
  postfixReport(mail)
    .replace('Action: failed', 'Action: delayed')
    .replace('Status: 5.1.1', 'Status: 4.4.1')
    .replace('550 5.1.1', '450 4.4.1');

/** Days later: what was delayed is given up, under the same code. */
export const expiredReport = (mail: Returned) => postfixReport(mail).replace('Status: 5.1.1', 'Status: 4.4.1');

/** Somebody is on holiday: the mail has arrived. */
export const holidayReply = (mail: Returned) => `From: Ada Lee <${mail.recipient}>
To: ${mail.to}
Subject: Out of office
Auto-Submitted: auto-replied
In-Reply-To: <${mail.messageId}>

I am away until 5.5.2026 and read mail on 550 days a year.
`;
