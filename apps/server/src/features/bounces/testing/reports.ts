/** What all reports about one mail have in common, whichever server writes them. */
export interface Returned {
  /** The address that the report is sent to. */
  readonly to: string;
  readonly recipient: string;
  /** The Message-ID of the returned mail, without brackets. */
  readonly messageId: string;
}

export const base64 = (text: string) =>
  Buffer.from(text, 'utf8')
    .toString('base64')
    .replaceAll(/(.{76})/g, '$1\n');

export const head = ({ to, recipient, messageId }: Returned) => `Return-Path: <${to}>
Received: by relay.example.edu (Postfix, from userid 33)
 id 4XyZ; Wed, 4 Mar 2026 05:06:08 +0000 (UTC)
From: =?UTF-8?B?5p+Q5p+Q5aSn5a2m?= <office@example.com>
To: ${recipient}
Subject: =?UTF-8?B?5o6o6I2Q5L+h?=
Message-ID:
 <${messageId}>
MIME-Version: 1.0`;

/** With a Return-Path, an original recipient in xtext, and folded headers. */
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

/** Returns the whole mail; the recipients are also in a header. */
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

/** An old format: plain text, and the recipients in a header. */
export const oldEximMail = (mail: Returned) => `X-Failed-Recipients: ${mail.recipient}
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

/** A report after a few hours: delayed, but not given up. */
export const delayReport = (mail: Returned) =>
  postfixReport(mail)
    .replace('Action: failed', 'Action: delayed')
    .replace('Status: 5.1.1', 'Status: 4.4.1')
    .replace('550 5.1.1', '450 4.4.1');

/** A report after some days: the delayed mail is given up, with the same code. */
export const expiredReport = (mail: Returned) => postfixReport(mail).replace('Status: 5.1.1', 'Status: 4.4.1');

/** An automatic reply: the mail has arrived. */
export const holidayReply = (mail: Returned) => `From: Ada Lee <${mail.recipient}>
To: ${mail.to}
Subject: Out of office
Auto-Submitted: auto-replied
In-Reply-To: <${mail.messageId}>

I am away until 5.5.2026 and read mail on 550 days a year.
`;
