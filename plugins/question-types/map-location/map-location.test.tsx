import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AnswerOf, OptionsOf } from '#sdk'
import { type QuestionHost, QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import mapLocation from './definition.ts'
import texts from './locales/en.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Answer = AnswerOf<typeof mapLocation>

const show = (options: Partial<OptionsOf<typeof mapLocation>> = {}, tiles: unknown = {}) => {
  const answers: (Answer | undefined)[] = []
  const host: QuestionHost = {
    ...plainHost({ 'question-types/map-location': texts.fill }, 'en'),
    fetchData: async () => ({ tiles }),
  }
  const Held = () => {
    const [answer, setAnswer] = useState<Answer>()
    return (
      <renderer.Component
        {...rendererProps('map-location')}
        options={{ ...mapLocation.defaults, ...options }}
        value={answer}
        onChange={(next) => {
          answers.push(next)
          setAnswer(next)
        }}
      />
    )
  }
  render(
    <QuestionHostProvider host={host}>
      <QuestionScope typeId="map-location" questionId="q00001">
        <span id="label">Where</span>
        <Held />
      </QuestionScope>
    </QuestionHostProvider>,
  )
  return { last: () => answers.at(-1) }
}

/** A device that knows where it is, or says why not. Browsers in tests have none. */
const device = (answer: { latitude: number; longitude: number; accuracy: number } | { code: number }) => {
  let calls = 0
  const geolocation = {
    getCurrentPosition: (found: (at: unknown) => void, refuse: (error: unknown) => void) => {
      calls++
      return 'code' in answer ? refuse(answer) : found({ coords: answer })
    },
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation }))
  return () => calls
}

test('an address and coordinates that are typed are an answer; half a point is none, and said so', async () => {
  const { last } = show()
  await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'Lake')
  expect(last()).toEqual({ address: 'Lake' })
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Latitude' }), '30.25')
  expect(last()).toEqual({ address: 'Lake' })
  expect(screen.getByText(/Both are needed/)).toBeTruthy()
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Longitude' }), '120.15')
  expect(last()).toEqual({ address: 'Lake', point: { latitude: 30.25, longitude: 120.15 } })
  expect(screen.queryByText(/Both are needed/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Clear the coordinates' }))
  expect(last()).toEqual({ address: 'Lake' })
})

test('the device is asked on a press only, and what it says comes with how sure it is', async () => {
  const calls = device({ latitude: 30.25000049, longitude: 120.15, accuracy: 12.4 })
  const { last } = show({ source: 'device', area: { latitude: 30.25, longitude: 120.15, meters: 100 } })
  expect(calls()).toBe(0)
  expect(screen.queryByRole('spinbutton')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  expect(last()).toEqual({ point: { latitude: 30.25, longitude: 120.15, accuracy: 12 } })
  expect(screen.getByText('0 m from the set place, 100 m are allowed')).toBeTruthy()
})

test('a refusal says what to do', async () => {
  device({ code: 1 })
  const { last } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  expect((await screen.findByRole('alert')).textContent).toContain('may not tell the location')
  expect(last()).toBeUndefined()
})

test('a map is drawn only from this server’s own addresses, and its middle can be taken by a button', async () => {
  show({}, { address: 'https://elsewhere.example/{z}/{x}/{y}' })
  await Promise.resolve()
  expect(screen.queryByRole('group', { name: 'Map' })).toBeNull()
  cleanup()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const { last } = show({}, { address: '/tiles/{z}/{x}/{y}', credit: '' })
  await userEvent.click(await screen.findByRole('button', { name: 'Take the middle of the map' }))
  expect(last()).toEqual({ point: { latitude: 30, longitude: 105 } })
})
