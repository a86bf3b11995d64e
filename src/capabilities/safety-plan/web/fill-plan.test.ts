// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { deviceVault, keep } from '#capabilities/vault/web/device-vault.ts'
import { planId } from '../plan.ts'
import { fillPlan } from './fill-plan.ts'

afterEach(() => deviceVault().eraseAll())

const plan = () => deviceVault().find('safetyPlans', planId)

describe('the answers of a talk', () => {
  it('begin a plan', async () => {
    await fillPlan({ 'safety-plan.signs': 'no sleep', 'worry-time.worry': 'rent' })
    expect(await plan()).toEqual({ id: planId, signs: 'no sleep', changed: expect.any(Number) })
  })

  it('go on with it, and leave what was written by hand', async () => {
    await keep('safetyPlans', { id: planId, signs: 'by hand' })
    await fillPlan({ 'safety-plan.signs': 'no sleep', 'safety-plan.alone': 'a song' })
    expect(await plan()).toMatchObject({ signs: 'by hand', alone: 'a song' })
  })

  it('write nothing where there is nothing to add', async () => {
    await fillPlan({ 'worry-time.worry': 'rent' })
    expect(await plan()).toBeUndefined()
    await fillPlan({ 'safety-plan.signs': 'no sleep' })
    const before = await plan()
    await fillPlan({ 'safety-plan.signs': 'no sleep' })
    expect(await plan()).toEqual(before)
  })
})
