import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { ArticleContent } from '@portico/contract/staff-articles.schemas';
import type { Language } from '@portico/form-engine/language';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import { nowSeconds } from '../../lib/clock.ts';
import { LanguageTexts } from '../../parts/language-texts/language-texts.tsx';
import { ZonedMinuteInput } from '../../parts/moments/zoned-minute-input.tsx';
import classes from './content.module.css';

type Events = ArticleContent['events'];

interface EventsInputProps {
  readonly languages: readonly Language[];
  readonly zone: string;
  /** `id`, `value` and `onChange` come from the `Form.Item` around it. */
  readonly id?: string;
  readonly value?: Events;
  readonly onChange?: (events: Events) => void;
}

const nothing = { sc: '', tc: '', en: '' };
const week = 604_800;

/** The dates of a notice. */
export function EventsInput({ languages, zone, id, value = [], onChange }: EventsInputProps) {
  const t = useTranslations('console.content.event');
  const replace = (at: number, ...events: Events) =>
    onChange?.([...value.slice(0, at), ...events, ...value.slice(at + 1)]);
  const add = () => {
    const start = Math.ceil((nowSeconds() + week) / 3_600) * 3_600;
    onChange?.([...value, { title: nothing, start, end: null, place: nothing }]);
  };
  return (
    <div id={id} className={classes.events}>
      {value.map((event, index) => (
        <div key={index} className={classes.event} role="group" aria-label={t('one', { index: String(index + 1) })}>
          {(['title', 'place'] as const).map((field) => (
            <div key={field}>
              <span>{t(field)}</span>
              <LanguageTexts
                label={t(field)}
                languages={languages}
                maxLength={200}
                isRequired={field === 'title'}
                value={event[field]}
                onChange={(text) => replace(index, { ...event, [field]: text })}
              />
            </div>
          ))}
          <div className={classes.pair}>
            <label>
              {t('start')}
              <ZonedMinuteInput
                zone={zone}
                value={event.start}
                onChange={(start) => replace(index, { ...event, start: start ?? event.start })}
              />
            </label>
            <label>
              {t('end')}
              <ZonedMinuteInput zone={zone} value={event.end} onChange={(end) => replace(index, { ...event, end })} />
            </label>
          </div>
          <div className={classes.eventEnd}>
            <Button type="text" icon={<DeleteOutlined aria-hidden />} onClick={() => replace(index)}>
              {t('remove', { index: String(index + 1) })}
            </Button>
          </div>
        </div>
      ))}
      <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
        {t('add')}
      </Button>
    </div>
  );
}
