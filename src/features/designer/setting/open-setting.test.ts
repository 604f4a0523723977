import { describe, expect, it } from 'vitest'
import { defaultFormSetting, type FormSetting } from '#shared/contract/form-setting'
import { differingSettings, isComplete, type OpenSetting, opened, takingSettings } from './open-setting.ts'

const open = (change: Partial<FormSetting> = {}, version = 1): OpenSetting =>
  opened({
    setting: { ...defaultFormSetting, ...change },
    hasPassword: false,
    version,
    timeZone: 'UTC',
    canMail: false,
  })
const { limits, after, access } = defaultFormSetting

describe('the settings of a form', () => {
  it('are told apart and taken one by one', () => {
    const mine = open({ limits: { ...limits, total: { ...limits.total, on: true, max: 5 } } })
    const theirs = open({
      after: { ...after, allowAgain: false },
      limits: { ...limits, device: { ...limits.device, on: true } },
    })
    expect(differingSettings(mine, theirs)).toEqual(['limits.total', 'limits.device', 'after.allowAgain'])
    const joined = takingSettings(mine, theirs, ['after.allowAgain', 'limits.device'])
    expect(joined.setting.limits.total.max).toBe(5)
    expect(joined.setting.limits.device.on).toBe(true)
    expect(differingSettings(joined, theirs)).toEqual(['limits.total'])
  })

  it('are complete when their rules say so, and a password once it has been typed', () => {
    const guarded = open({ access: { ...access, password: true } })
    expect(isComplete(guarded)).toBe(false)
    expect(isComplete({ ...guarded, password: { text: 'lantern', isTyped: false } })).toBe(false)
    expect(isComplete({ ...guarded, password: { text: 'lantern', isTyped: true } })).toBe(true)
    expect(isComplete({ ...guarded, password: { text: 'l', isTyped: true } })).toBe(false)
  })

  it('of a later version may hold another password, which nobody can see', () => {
    expect(differingSettings(open({}, 1), open({}, 2))).toEqual(['access.newPassword'])
  })
})
