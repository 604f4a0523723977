import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { MapPicker, type MapPickerProps, type MapProps, type PlaceValue } from './index.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const labels = {
  search: 'Find a place',
  searching: 'Searching',
  noResults: 'Nothing found',
  results: 'Places',
  latitude: 'Latitude',
  longitude: 'Longitude',
  chosen: (place: string) => `Chosen: ${place}`,
  nothingChosen: 'Nothing chosen',
  locate: 'Use my location',
  clear: 'Clear',
  map: 'Map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  panUp: 'Up',
  panDown: 'Down',
  panWest: 'West',
  panEast: 'East',
  mapFailed: 'The map cannot be drawn; search for the place.',
}
const places = [
  { id: '1', name: 'Berlin', address: 'Germany', latitude: 52.52, longitude: 13.405 },
  { id: '2', name: 'Bern', address: 'Switzerland', latitude: 46.948, longitude: 7.4474 },
]

function Live({ spy, ...props }: Partial<MapPickerProps> & { spy?: (value: PlaceValue | undefined) => void }) {
  const [value, setValue] = useState(props.value)
  return (
    <MapPicker
      label="Where"
      onSearch={() => {}}
      places={places}
      labels={labels}
      {...props}
      value={value}
      onChange={(next) => {
        spy?.(next)
        setValue(next)
      }}
    />
  )
}
const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a place' })
const status = () => screen.getAllByRole('status').at(-1)?.textContent
const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })

test('without a map: searched, walked and taken by keyboard', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  expect(screen.queryByRole('group', { name: 'Map' })).toBeNull()
  await userEvent.type(search(), 'ber')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  await userEvent.keyboard('{ArrowDown}')
  expect(search().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]!.id)
  await userEvent.keyboard('{Enter}')
  expect(spy).toHaveBeenLastCalledWith({ name: 'Bern', latitude: 46.948, longitude: 7.4474 })
  expect(status()).toBe('Chosen: Bern')
  expect(search().value).toBe('')
  expect(document.activeElement).toBe(search())
  expect(number('Latitude').value).toBe('46.948')
})

test('places are asked for after 430 ms without a key', () => {
  vi.useFakeTimers()
  const onSearch = vi.fn()
  render(<Live onSearch={onSearch} places={[]} />)
  fireEvent.change(search(), { target: { value: 'be' } })
  act(() => vi.advanceTimersByTime(300))
  fireEvent.change(search(), { target: { value: 'ber ' } })
  act(() => vi.advanceTimersByTime(429))
  expect(onSearch).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('ber')
  expect(screen.getByText('Nothing found')).toBeTruthy()
})

test('Escape empties the search', async () => {
  render(<Live />)
  await userEvent.type(search(), 'ber{Escape}')
  expect(search().value).toBe('')
  expect(screen.queryAllByRole('option')).toHaveLength(0)
})

test('two numbers make a point, one alone does not', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.type(number('Latitude'), '52.5')
  expect(spy).not.toHaveBeenCalled()
  await userEvent.type(number('Longitude'), '1')
  expect(spy).toHaveBeenLastCalledWith({ latitude: 52.5, longitude: 1 })
  await userEvent.clear(number('Longitude'))
  expect(spy).toHaveBeenLastCalledWith(undefined)
  expect(number('Latitude').value).toBe('52.5')
  await userEvent.type(number('Longitude'), '190')
  expect(number('Longitude').getAttribute('aria-invalid')).toBe('true')
})

function Provider({ view, onPick, value }: MapProps) {
  return (
    <button type="button" onClick={() => onPick({ latitude: 1, longitude: 2 })}>
      {`${view.center.latitude} ${view.center.longitude} ${view.zoom} ${value ? 'pin' : ''}`}
    </button>
  )
}

test('the buttons move and zoom the map, and it is told', async () => {
  const onViewChange = vi.fn()
  render(
    <Live
      map={Provider}
      onViewChange={onViewChange}
      initialView={{ center: { latitude: 0, longitude: 0 }, zoom: 2 }}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'East' }))
  expect(onViewChange).toHaveBeenLastCalledWith({ center: { latitude: 0, longitude: 33.75 }, zoom: 2 })
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(onViewChange).toHaveBeenLastCalledWith({ center: { latitude: 0, longitude: 33.75 }, zoom: 3 })
  expect(screen.getByRole('button', { name: /^0 33.75 3/ })).toBeTruthy()
})

test('a click on the map chooses and leaves the map where it is; a found place comes into view', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} map={Provider} initialView={{ center: { latitude: 0, longitude: 0 }, zoom: 2 }} />)
  await userEvent.click(screen.getByRole('button', { name: /^0 0 2/ }))
  expect(spy).toHaveBeenLastCalledWith({ latitude: 1, longitude: 2 })
  expect(screen.getByRole('button', { name: '0 0 2 pin' })).toBeTruthy()
  await userEvent.type(search(), 'ber{Enter}')
  expect(screen.getByRole('button', { name: '52.52 13.405 14 pin' })).toBeTruthy()
})

test('a map that fails leaves everything else', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  const spy = vi.fn()
  render(
    <Live
      spy={spy}
      map={() => {
        throw new Error('no tiles')
      }}
    />,
  )
  silent.mockRestore()
  expect(screen.getByText(labels.mapFailed)).toBeTruthy()
  await userEvent.type(search(), 'ber{Enter}')
  expect(spy).toHaveBeenLastCalledWith({ name: 'Berlin', latitude: 52.52, longitude: 13.405 })
})
