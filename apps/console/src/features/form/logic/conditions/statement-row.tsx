import { CloseOutlined } from '@ant-design/icons';
import { models } from '@portico/fields/models';
import type { Condition, Statement } from '@portico/form-engine/definition/condition';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { partName } from '@portico/form-engine/editing/form-parts';
import { testsOf } from '@portico/form-engine/publish/askable';
import { Button, Select } from 'antd';
import { useTranslations } from 'use-intl';
import { nowSeconds } from '../../../../lib/clock.ts';
import { useField, useGroup } from '../../draft/use-form.ts';
import { PartSelect } from '../pick/part-select.tsx';
import { useFirstFocus } from '../pick/use-first-focus.ts';
import { takesSeveral, useSay } from '../say/use-say.ts';
import type { ConditionRule } from './condition-rule.ts';
import { StatementValue } from './statement-value.tsx';
import { kindOf, testOf, testsFor, type TestName, withTest } from './statement-tests.ts';
import classes from '../logic.module.css';

interface StatementRowProps {
  readonly rule: ConditionRule;
  readonly statement: Statement;
  readonly isDenied: boolean;
  readonly number: number;
  readonly isNew: boolean;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

/** One statement: which question, how it is compared, and with what. */
export function StatementRow({ rule, statement, isDenied, number, isNew, onChange, onRemove }: StatementRowProps) {
  const t = useTranslations('console.formLogic');
  const say = useSay();
  const asked = useField('field' in statement ? statement.field : '');
  const group = useGroup('group' in statement ? statement.group : '');
  const isBroken = asked === undefined && group === undefined;
  return (
    <div
      className={classes.statement}
      role="group"
      aria-label={say.condition(isDenied ? { not: statement } : statement)}
    >
      <PartSelect
        label={t('question')}
        placeholder={t('chooseQuestion')}
        value={'group' in statement ? partName.group(statement.group) : partName.field(statement.field)}
        nameOf={() =>
          isBroken ? t('gone') : group === undefined ? say.question(asked?.id ?? '') : rule.rowsName(group)
        }
        offers={rule.offers}
        whenNone={t('noQuestion')}
        isBroken={isBroken}
        onChange={(part) => onChange(rule.begin(part))}
      />
      <Button type="text" aria-label={t('removeStatement', { number })} icon={<CloseOutlined />} onClick={onRemove} />
      <div className={classes.comparison}>
        <TestSelect
          statement={statement}
          isDenied={isDenied}
          asked={asked}
          hasFocus={isNew && !('chosen' in statement)}
          onChange={onChange}
        />
        <StatementValue statement={statement} isDenied={isDenied} asked={asked} hasFocus={isNew} onChange={onChange} />
      </div>
    </div>
  );
}

interface TestSelectProps {
  readonly statement: Statement;
  readonly isDenied: boolean;
  readonly asked: FieldDefinition | undefined;
  readonly hasFocus: boolean;
  readonly onChange: (condition: Condition) => void;
}

function TestSelect({ statement, isDenied, asked, hasFocus, onChange }: TestSelectProps) {
  const t = useTranslations('console.formLogic');
  const control = useFirstFocus(hasFocus);
  const test = testOf(statement, isDenied);
  const isLong = 'chosen' in statement && statement.chosen.length > 1;
  const words = (one: TestName) => {
    if (one !== 'is' && one !== 'isNot') return t(`tests.${one}`);
    if (takesSeveral(asked)) return t(one === 'is' ? 'tests.includes' : 'tests.includesNot');
    if (isLong) return t(one === 'is' ? 'tests.isOneOf' : 'tests.isNoneOf');
    return t(`tests.${one}`);
  };
  const offered = testsFor('group' in statement ? ['rows'] : kindsOf(asked, statement));
  return (
    <Select<TestName>
      ref={control}
      className={classes.test ?? ''}
      aria-label={t('test')}
      popupMatchSelectWidth={false}
      value={test}
      options={offered.map((value) => ({ value, label: words(value) }))}
      onChange={(next) => onChange(withTest(statement, next, { today: today() }))}
    />
  );
}

// A line that need not be a number is asked for its length, and one that is a number for its size, unless a rule does
// otherwise already.
function kindsOf(asked: FieldDefinition | undefined, statement: Statement) {
  const current = kindOf(statement);
  if (asked === undefined) return [current];
  const isNumber = asked.text?.nature === 'decimal';
  const unusual = isNumber ? 'length' : 'number';
  return testsOf(asked, models).filter((test) => test !== unusual || test === current);
}

function today(): string {
  return new Date(nowSeconds() * 1000).toISOString().slice(0, 10);
}
