// Whether somebody may fill in a form now, as its settings say. What limits say is certain only when answers are stored.
import type { FillRefusal, FillSetting } from '#shared/contract/fill-state'
import {
  defaultFormSetting,
  type FormSetting,
  isLimited,
  type LimitKind,
  needsAccount,
} from '#shared/contract/form-setting'
import type { Database } from '../../../db/database.ts'
import type { FormState } from '../compiled-forms.ts'
import { isPass } from './fill-pass.ts'
import { periodAt } from './period.ts'
import { countTallies, talliesOf } from './usage-repository.ts'
import { openingAt } from './window.ts'

export interface Respondent {
  readonly userId: string | null
  /** As `newPass` made it. */
  readonly pass?: string | null | undefined
}

/** Everything but limits. Null: may. */
export const refusalOf = (
  { formKey, setting, passwordHash }: Pick<FormState, 'formKey' | 'setting' | 'passwordHash'>,
  { userId, pass }: Respondent,
  now = new Date(),
): FillRefusal | null => {
  if (!setting) return null
  const opening = openingAt(setting.window, now)
  if (!opening.isOpen) {
    const { opensAt } = opening
    return {
      reason: opensAt ? 'notYet' : 'over',
      text: setting.window.text,
      opensAt: opensAt?.getTime() ?? null,
    }
  }
  const way = wayIn({ formKey, setting, passwordHash }, { userId, pass }, now)
  return way && { reason: way, text: {}, opensAt: null }
}

/**
 * What somebody has to show before anything of the form is theirs to know, its title and look too; null: nothing. A form
 * that is closed to everybody now is as reserved as an open one.
 */
export const wayIn = (
  { formKey, setting, passwordHash }: Pick<FormState, 'formKey' | 'setting' | 'passwordHash'>,
  { userId, pass }: Respondent,
  now = new Date(),
): 'signIn' | 'password' | null => {
  if (!setting) return null
  if (needsAccount(setting) && userId === null) return 'signIn'
  const isGuarded = setting.access.password && passwordHash !== null
  return isGuarded && !isPass(pass, { formKey, passwordHash }, now.getTime()) ? 'password' : null
}

/** The limit that is reached already, so that nobody fills in a form in vain. */
export const reachedLimit = async (
  db: Database,
  { formId, setting }: Pick<FormState, 'formId' | 'setting'>,
  { userId, ip }: { userId: string | null; ip: string },
  now = new Date(),
): Promise<FillRefusal | null> => {
  if (!setting) return null
  const origin = { formId, userId, ip }
  const counts = await countTallies(db, [{ setting, origin }], now)
  const reached = talliesOf(setting, origin).find(({ key, max }) => (counts.get(key) ?? 0) >= max)
  return reached ? limitRefusal(setting, reached.kind, now) : null
}

export const limitRefusal = ({ limits }: FormSetting, kind: LimitKind, now: Date): FillRefusal => ({
  reason: kind === 'total' ? 'full' : kind,
  text: limits[kind].text,
  opensAt: periodAt(limits[kind].period, now)?.to.getTime() ?? null,
})

/** What the public page goes by; null: as usual, and another answer is as welcome as the first. */
export const fillSettingOf = (setting: FormSetting | null): FillSetting | null => {
  if (!setting) return null
  const { draft, limits } = setting
  // It is offered with the receipt of a submission.
  const { copy: _, ...after } = setting.after
  const { copy: __, ...usualAfter } = defaultFormSetting.after
  const { on, max, text } = limits.device
  if (!on && !isLimited(setting) && isUsual(after, usualAfter) && isUsual(draft, defaultFormSetting.draft)) return null
  return {
    // What is not shown is nobody's business.
    after: {
      ...after,
      content: after.show === 'own' ? after.content : {},
      address: after.show === 'jump' ? after.address : '',
    },
    draft,
    device: on ? { max, text } : null,
  }
}

const isUsual = (value: object, usual: object): boolean => JSON.stringify(value) === JSON.stringify(usual)
