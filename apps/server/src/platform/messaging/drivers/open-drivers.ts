import type { Clock } from '../../clock.ts';
import type { Outbox } from '../../outbox.ts';
import { makeBounceAddresses } from '../bounces/bounce-address.ts';
import type { Driver } from '../message.ts';
import type { MessagingSettings } from '../messaging-settings.ts';
import { openAliyunDriver } from './aliyun-driver.ts';
import { openOutboxDriver } from './outbox-driver.ts';
import { openSmtpDriver } from './smtp-driver.ts';

interface DriverParts {
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** The installation's public address; its host is part of message ids. */
  readonly publicUrl: string;
  readonly secretKey: string;
}

/** One driver for each channel: the configured one, or else the outbox folder. */
export function openDrivers({ smtp, sms, bounces }: MessagingSettings, parts: DriverParts): Driver[] {
  const { outbox, clock, publicUrl, secretKey } = parts;
  const bounceTo = bounces.domain === null ? undefined : makeBounceAddresses(bounces.domain, secretKey).of;
  return [
    smtp === null
      ? openOutboxDriver('mail', outbox)
      : openSmtpDriver({ ...smtp, messageHost: new URL(publicUrl).hostname, bounceTo }),
    sms === null ? openOutboxDriver('sms', outbox) : openAliyunDriver({ ...sms, clock }),
  ];
}
