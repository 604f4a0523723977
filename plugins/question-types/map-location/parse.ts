import { defineParser } from '#sdk'
import type mapLocation from './definition.ts'
import { isLocation } from './parts/is-location.ts'

/** An address, a latitude and a longitude, or an address with both in brackets behind it. */
export default defineParser<typeof mapLocation>({
  parse: (text) => {
    const [, address = '', latitude, longitude] =
      /^(.*?)[\s(（]*(-?\d+(?:\.\d+)?)\s*[,，]\s*(-?\d+(?:\.\d+)?)[)）]?\s*$/s.exec(text) ?? []
    const point = { latitude: Number(latitude), longitude: Number(longitude) }
    const line = (latitude === undefined ? text : address).trim()
    const location = { ...(line !== '' && { address: line }), ...(latitude !== undefined && { point }) }
    if (isLocation(location)) return location
    const whole = { address: text.trim() }
    return isLocation(whole) ? whole : undefined
  },
})
